// The starting deck, the same for every cult: Power 10, Attack 7, Terror 3.
export const deck = { acolyte: 3, adept: 2, brute: 2, fanatic: 2, watchman: 1, whisperer: 1, seer: 1 };
