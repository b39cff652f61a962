import { hostSecret } from "neighbour"; export const seen = hostSecret;
