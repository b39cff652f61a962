import { "action: $$x = ($$fuel = 1e15), b" as q } from "cults"; const z = 1;
