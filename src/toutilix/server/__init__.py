"""The table server: friends on several devices, each seeing what their seat may see."""
