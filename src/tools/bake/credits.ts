import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Credit {
  readonly title: string;
  readonly author: string;
}

interface Credits {
  readonly source: string;
  readonly license: string;
  /** The icons drawn in each baked file. */
  readonly art: Readonly<Record<string, Readonly<Record<string, Credit>>>>;
}

/** The icon package does not name the author of an icon; the folders of the collection (github.com/game-icons/icons) do. */
const AUTHORS: Readonly<Record<string, string>> = {
  Delapouite:
    'all-seeing-eye anticlockwise-rotation brain-tentacle candles church elephant-head gargoyle gate graveyard greek-temple ' +
    'harbor-dock modern-city old-lantern person perspective-dice-six-faces-random puzzle rule-book sailboat sound-off sound-on ' +
    'spell-book spooky-house stack tower-bridge trophy-cup',
  Faithtoken: 'card-discard',
  Lorc:
    'black-flag brain brass-eye broken-skull compass dead-wood domino-mask dread-skull gears globe hood hourglass imp-laugh ' +
    'laurels magnifying-glass padlock plain-dagger poker-hand robe scroll-unfurled sharp-crown spiral-tentacle third-eye ' +
    'tied-scroll trident vintage-robot',
  Sbed: 'hand',
  Skoll: 'fist pentacle',
};
/** Credit for icons whose folder is not known. */
const TOGETHER = 'game-icons.net contributors';

const authorOf = (icon: string): string =>
  Object.entries(AUTHORS).find(([, icons]) => icons.split(' ').includes(icon))?.[0] ?? TOGETHER;

/** Records which icons a baked file shows; entries of other files stay. */
export function recordCredits(path: string, file: string, icons: readonly string[]): void {
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Credits).art : {};
  const own = Object.fromEntries(icons.map((name) => [name, { title: titleOf(name), author: authorOf(name) }]));
  const art = Object.entries({ ...before, [file]: own }).sort(([a], [b]) => (a < b ? -1 : 1));
  const credits: Credits = { source: 'https://game-icons.net', license: 'CC BY 3.0', art: Object.fromEntries(art) };
  writeFileSync(path, `${JSON.stringify(credits, null, 1)}\n`);
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
