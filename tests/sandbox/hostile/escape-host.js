return host.hostSecret ?? $$fuel;
