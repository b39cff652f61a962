import { "a = (() => { for (;;) $$fuel = 9; })(), b" as q } from "cults";
