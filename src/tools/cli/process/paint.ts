/** Terminal colours, if supported; without them every sign still has its own letter. */
export interface Paint {
  cult(id: string, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

const CULT_COLOURS: Readonly<Record<string, number>> = { cthulhu: 32, hastur: 33, dagon: 34, chaugnar: 31 };

/** The escape character, which starts a terminal command. */
const START = '\u001b';

/** Matches the game's own colour sequences and no other terminal command. */
export const OWN_COLOURS = new RegExp(`(${START}\\[(?:0|1|2|3[1-6]|91)m)`);

export function paintFor(colours: boolean): Paint {
  const code =
    (start: number) =>
    (text: string): string =>
      colours ? `${START}[${start}m${text}${START}[0m` : text;
  return {
    cult: (id, text) => code(CULT_COLOURS[id] ?? 35)(text),
    bold: code(1),
    dim: code(2),
    good: code(36),
    bad: code(91),
  };
}

/** Whether this terminal wants colours. */
export const wantsColours = (): boolean =>
  process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined && process.env['TERM'] !== 'dumb';
