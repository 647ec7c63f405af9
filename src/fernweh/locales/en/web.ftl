## The page: everywhere

web-title = Fernweh: five lost worlds
web-missing = There is nothing here
web-missing-more = The page you looked for has sunk, or never rose.
web-to-home = To the five games
