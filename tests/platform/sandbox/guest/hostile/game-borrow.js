const { gain } = game; gain("thug", 1); gain.call(null, "thug", 1);
