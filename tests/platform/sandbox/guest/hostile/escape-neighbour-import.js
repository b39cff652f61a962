import keeper from "../../neighbour/cards/keeper.js"; export const seen = keeper;
