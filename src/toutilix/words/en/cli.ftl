# The command line.
cli-move_number = move { $number }: { $move }
cli-no_file = The file { $file } cannot be read.
