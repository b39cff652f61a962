/** The game that is meant where none is named: by requests, and by what browsers stored before its keys named a game. */
export const FIRST_GAME = 'cults';
