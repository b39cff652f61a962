/** Colours of a terminal, where it has them; without colour every sign still has its own letter. */
export interface Paint {
  cult(id: string, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

const CULT_COLOURS: Readonly<Record<string, number>> = { cthulhu: 32, hastur: 33, dagon: 34, chaugnar: 31 };

/** With this letter a command to a terminal begins. */
const START = '\u001b';

/** The colours that the game itself uses, and no other command to a terminal. */
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
