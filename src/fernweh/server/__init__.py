"""Tables on the network: storage, sockets, people, clocks, bots in worker processes."""
