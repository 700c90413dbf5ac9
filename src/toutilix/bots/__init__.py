"""Players made of code: a view goes in, a move comes out. No bot ever receives a state."""
