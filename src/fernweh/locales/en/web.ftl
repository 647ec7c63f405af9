## The page: everywhere

web-title = Fernweh: five lost worlds
web-missing = There is nothing here
web-missing-more = The page you looked for has sunk, or never rose.
web-to-home = To the five games
web-offline = You are offline
web-offline-more = The games need the server. As soon as the network is back, your tables are just as you left them.
web-try-again = Try again
