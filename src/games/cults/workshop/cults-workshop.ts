import type { CardDocument } from '../../../platform/workshop';
import { inLanguage } from '../../../platform/i18n/translated';
import { LANGS } from '../../../platform/i18n/lang';
import type { GameWorkshop, KnownToForm } from '../../../platform/screens/workshop/game-workshop';
import { loadFonts } from '../../../platform/shell/text/fonts';
import { mixOf } from '../picture/config/compose-scene';
import type { CultsReading } from '../reading';
import { loadErrors } from '../words';
import { ingredientsIn } from './art-words';
import { askBench } from './bench/ask-bench';
import { cardStarts } from './card-starts';
import { declaredId, field, textField } from './declared';
import { formOf } from './form/build';
import type { Known } from './form/tables';
import { CultsHelp } from './help';
import { BenchPanel } from './bench/bench-panel';
import { kindOf } from './kind-of';
import { piecesFor } from './pieces';
import { CultsShelf } from './preview/card-shelf';
import { StudyBench } from './studies/study-bench';
import { studyFormOf } from './studies/study-form';

/** Pixels of a picture that fills the window of a card: twice the largest size in which the table draws it. */
const PICTURE_SIZE = [760, 416] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Icons as letters, however the file writes them. */
function lettersOf(icons: unknown): string {
  if (typeof icons === 'string') return icons;
  if (!isRecord(icons)) return '';
  const letters = { attack: 'A', power: 'P', terror: 'T' } as const;
  return Object.entries(letters)
    .map(([name, letter]) => letter.repeat(Number(icons[name]) || 0))
    .join('');
}

const usualMix = (mod: string, document: CardDocument): Readonly<Record<string, string>> => ({
  ...mixOf({
    id: `${mod}:${textField(document, 'id')}`,
    kind: kindOf(document.parsed) ?? '',
    icons: lettersOf(field(document, 'icons')),
  }),
});

function chosenMix(document: CardDocument): Readonly<Record<string, string>> {
  const art = field(document, 'art');
  const texts = Object.entries(isRecord(art) ? art : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function knownBy({ lang, mod, shelf, settings, pictures }: KnownToForm): Known {
  const named = shelf?.named(lang) ?? { cards: [], cults: [] };
  // A declaration names the cards of its own mod without the mod.
  const bare = (id: string): string => (id.startsWith(`${mod}:`) ? id.slice(mod.length + 1) : id);
  return { cards: named.cards.map(([id, name]) => [bare(id), name] as const), cults: named.cults, settings, pictures };
}

/** Rise of the Cults in the Workshop. */
export const cultsWorkshop: GameWorkshop = {
  async prepare() {
    await Promise.all([...LANGS.map(loadErrors), ...LANGS.map(loadFonts)]);
  },

  // The Worker plays the game of this page, so the reading is its own.
  shelve: (reading, drawing) => new CultsShelf(reading as CultsReading, drawing),

  declaredId,

  nameIn(document, lang) {
    const name = field(document, 'name');
    if (!isRecord(name)) return null;
    const { en, pl } = name;
    const texts = { ...(typeof en === 'string' ? { en } : {}), ...(typeof pl === 'string' ? { pl } : {}) };
    return inLanguage(texts, lang) ?? null;
  },

  formOf: (card, known) => formOf(card, knownBy(known)),
  studyForm: (kind, file, known, editBoard) => studyFormOf(kind, file, knownBy(known), { editBoard }),
  scriptHelp: (known) => new CultsHelp(knownBy(known)),

  piecesOf: piecesFor,
  findings: (room, mod, beside) => askBench(room, { about: 'check', mod, beside }),

  templates: (lang, open, around) =>
    cardStarts({ lang, open, around, nameIn: (document) => cultsWorkshop.nameIn(document, lang) }),

  bench: (lang, acts) => new BenchPanel(lang, acts),
  studyBench: (lang, acts) => new StudyBench(lang, acts),

  art: {
    size: PICTURE_SIZE,
    ingredients: ingredientsIn,
    mix: (mod, document) => ({ ...usualMix(mod, document), ...chosenMix(document) }),
    usual: usualMix,
    chosen(document) {
      const art = field(document, 'art');
      return typeof art === 'string' ? art : chosenMix(document);
    },
  },
};
