import { DISTRICTS, STACKS } from '../ids';
import { ABILITY_KEYWORDS, WINDOW_WORDS } from './keywords';
import { ABILITY_SELF, card, condition, effects, triggers } from './parts';
import {
  list,
  may,
  need,
  object,
  said,
  text,
  whole,
  words,
  yes,
  type Fields,
  type Said,
  type FieldShape,
  type Type,
} from './shape';
import { RULE_NAMES } from './numbers';
import { ART } from './pictures';

/** What a file may declare: every maker of `cults` with its fields. */
export interface DeclarationKind {
  readonly doc: Said;
  readonly fields: Fields;
  /** Whether it may have a function `run(game)` in place of `effects`. */
  readonly run?: true;
}

const part = (name: 'ability' | 'change' | 'settingIs'): Type => ({ is: 'part', part: name });
const line: Type = { is: 'said', lines: false };
const lines: Type = { is: 'said', lines: true };
const byDistrict = (of: FieldShape, all: boolean): Type => ({ is: 'byDistrict', of, all });

const PRINTED = {
  name: need(line),
  text: may(lines, {
    doc: said(
      'the printed text; left out, it is worded from the declaration',
      'drukowany tekst; bez niego powstaje z deklaracji',
    ),
  }),
  flavour: may(lines),
  art: may(ART, {
    doc: said(
      'a picture of the mod, by its path, or what its picture is composed of',
      'obraz modu podany ścieżką albo to, z czego składa się jego obraz',
    ),
  }),
} satisfies Fields;

const SOUND = may(text('path', 200), {
  doc: said(
    'a sound of the mod, by its path: heard when the card is revealed or used',
    'dźwięk modu podany ścieżką: słychać go, gdy karta zostaje odkryta albo użyta',
  ),
});

const ID = need(text('id', 40), {
  doc: said('small letters, digits and hyphens', 'małe litery, cyfry i łączniki'),
});
const CHOICES = may(list(line, 12), {
  doc: said('words of what `game.chooseOne` offers, in its order', 'słowa tego, co proponuje `game.chooseOne`, po kolei'),
});

export const ABILITY = {
  keyword: need(words(ABILITY_KEYWORDS), { doc: said('when it may be used', 'kiedy można jej użyć') }),
  mode: may(text('id', 40), { doc: said('the name of one of several ways to use the card', 'nazwa jednego z kilku użyć karty') }),
  window: may(words(WINDOW_WORDS), {
    doc: said('the moment within that; each keyword has its own', 'chwila w jej ramach; każde słowo kluczowe ma własne'),
  }),
  when: may(condition, { doc: said('it is offered only if this holds', 'jest proponowana tylko, gdy to zachodzi') }),
  self: may(ABILITY_SELF, { doc: said('what becomes of the card itself', 'co się dzieje z samą kartą') }),
  forfeit: may(yes, {
    onlyWith: { field: 'keyword', is: ['confrontation'] },
    doc: said('the card gives no icons in this Confrontation', 'karta nie daje symboli w tej Konfrontacji'),
  }),
  text: may(lines),
  effects: need(effects),
} satisfies Fields;

const CULT_CARD = {
  ...PRINTED,
  sound: SOUND,
  id: ID,
  icons: may({ is: 'icons' }),
  abilities: may(list(part('ability'), 7)),
  triggers: may(triggers(4)),
  choices: CHOICES,
} satisfies Fields;
const DISTRICT_CARD = {
  ...CULT_CARD,
  cost: need(whole(0, 20), { doc: said('base cost in Power', 'podstawowy koszt w Mocy') }),
  copies: may(whole(1, 12), { standard: 6, doc: said('in its stack', 'w stosie') }),
} satisfies Fields;

const stackCards: Fields = Object.fromEntries(STACKS.map((kind) => [kind, need(card)]));

export const KINDS = {
  starting: {
    doc: said('a card of a starting deck', 'karta początkowego stosu'),
    fields: {
      ...CULT_CARD,
      signature: may(object({ cult: need(text('cult', 80)), replaces: need(card) }), {
        doc: said('takes the place of one copy in that cult’s deck', 'zajmuje miejsce jednego egzemplarza w stosie tego kultu'),
      }),
    },
  },
  disorganization: { doc: said('the Disorganization card', 'Karta Dezorganizacji'), fields: CULT_CARD },
  guardian: { doc: said('a Guardian of a district’s stack', 'Strażnik ze stosu dzielnicy'), fields: DISTRICT_CARD },
  action: { doc: said('an Action of a district’s stack', 'Działanie ze stosu dzielnicy'), fields: DISTRICT_CARD },
  city: {
    doc: said('a City card', 'Karta Miasta'),
    run: true,
    fields: {
      ...PRINTED,
      sound: SOUND,
      id: ID,
      investigators: may(list(words(DISTRICTS, 'District'), 4), {
        doc: said('whose Investigators advance first', 'w których najpierw ruszają się Badacze'),
      }),
      lasts: need(words(['once', 'round', 'game']), {
        doc: said('how long its triggers hold', 'jak długo działają jej reakcje'),
      }),
      effects: may(effects),
      triggers: may(triggers(4)),
      choices: CHOICES,
    },
  },
  setup: {
    doc: said('an Initial Setup card', 'karta Początkowego Przygotowania'),
    fields: {
      ...PRINTED,
      sound: SOUND,
      id: ID,
      sanity: need(byDistrict(whole(1, 9), true)),
      nearer: may(byDistrict(whole(0, 3), false), {
        doc: said('fields nearer to the district than usual', 'o ile pól bliżej dzielnicy niż zwykle'),
      }),
      arrived: may(byDistrict(whole(0, 5), false), {
        doc: said('Investigators that have already arrived', 'Badacze, którzy już przybyli'),
      }),
    },
  },
  objective: {
    doc: said('an Objective for solo play', 'Cel w grze solo'),
    fields: { ...PRINTED, sound: SOUND, id: ID, difficulty: need(whole(1, 20)), requires: need(list(condition, 12)) },
  },
  npc: {
    doc: said('a plan of the NPC', 'plan NPC'),
    run: true,
    fields: {
      ...PRINTED,
      sound: SOUND,
      id: ID,
      number: need(whole(0, 20), {
        doc: said(
          '1 to 4 on the NPC die, beyond that only reached by `go`; 0 is the overview',
          'od 1 do 4 na kości NPC, dalej osiągany tylko przez `go`; 0 to zestawienie',
        ),
      }),
      otherwise: may(list(object({ if: need(condition), go: need(whole(1, 20)) }), 8)),
      effects: may(effects),
    },
  },
  cult: {
    doc: said('a cult', 'kult'),
    fields: {
      ...PRINTED,
      id: ID,
      colour: need(text('colour', 20)),
      emblem: need(text('sign', 60), {
        doc: said('a sign of the game, or the path of a picture of the mod', 'znak z gry albo ścieżka do obrazu modu'),
      }),
      deck: need(
        { is: 'copies', of: whole(1, 12) },
        { doc: said('card id to copies, 12 in all', 'id karty i liczba egzemplarzy, razem 12') },
      ),
    },
  },
  rules: {
    doc: said('house rules: changes for the whole game', 'zasady domowe: zmiany na całą grę'),
    fields: {
      ...PRINTED,
      when: may(part('settingIs'), { doc: said('only where the players have set this', 'tylko, gdy gracze tak ustawili') }),
      changes: need(list(part('change'), RULE_NAMES.length)),
    },
  },
  firstGame: {
    doc: said('the arrangement of a first game; the base set has it', 'układ pierwszej gry; ma go zestaw podstawowy'),
    fields: { stacks: need(byDistrict({ is: 'object', fields: stackCards }, true)), setup: need(card), objective: need(card) },
  },
} as const satisfies Readonly<Record<string, DeclarationKind>>;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];
