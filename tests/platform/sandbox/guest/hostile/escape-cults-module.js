import * as cults from "cults"; export const seen = cults.hostSecret;
