import type { Data } from '../../../../platform/workshop';
import { DISTRICTS } from '../../contract/ids';
import { CHANGE_VALUES, type Field, type Fields, type PartName, type FieldShape, type VerbEntry } from '../../contract/language';
import { isSomebody, placeOfTrigger, placeWithin, worksIn, type WordPlace } from '../../vocabulary/place';
import type { Known, Tables } from './tables';

/** Values to begin with: each passes the check where it is put. */

type Draft = { readonly [key: string]: Data };

/** Whether a word means something in this place. */
export const isWordFor = (word: string, place: WordPlace): boolean => (word === 'here' ? place.here : isSomebody(word, place));

/** The verbs that can do something in this place. */
export function verbsFor(tables: Tables, place: WordPlace): readonly (readonly [name: string, verb: VerbEntry])[] {
  return Object.entries(tables.verbs).filter(
    ([, verb]) => verb.saved !== true && (verb.only === undefined || verb.only === place.kind) && worksIn(verb.worksIn, place),
  );
}

export class Defaults {
  readonly #tables: Tables;
  readonly #known: Known;

  constructor(tables: Tables, known: Known) {
    this.#tables = tables;
    this.#known = known;
  }

  /** The needed fields of an object. */
  fields(fields: Fields, place: WordPlace): Draft {
    const needed = Object.entries(fields).filter(([, field]) => !field.optional && field.saved !== true);
    return Object.fromEntries(needed.map(([name, field]) => [name, this.field(name, field, place)]));
  }

  field(name: string, field: Field, place: WordPlace): Data {
    if (field.standard !== undefined) return field.standard;
    // House rules hold for a whole game: what ends before that would never begin.
    if (name === 'lasts' && place.kind === 'rules') return 'game';
    return this.value(field.type, place);
  }

  value(shape: FieldShape, place: WordPlace): Data {
    switch (shape.is) {
      case 'whole':
      case 'numeric':
        return Math.min(shape.max, Math.max(shape.min, 1));
      case 'yes':
      case 'value':
        return true;
      case 'words':
        return this.#word(shape.words, place);
      case 'text':
        return this.#text(shape.of);
      case 'said':
        return { en: '…', pl: '…' };
      case 'icons':
        return 'A';
      case 'either':
        return this.value(shape.number, place);
      case 'textOr':
        return this.value(shape.other, place);
      case 'list':
        return this.#list(shape.of, place);
      case 'object':
        return this.fields(shape.fields, place);
      case 'byDistrict':
        return shape.all ? Object.fromEntries(DISTRICTS.map((name) => [name, this.value(shape.of, place)])) : {};
      case 'copies':
        return {};
      case 'part':
        return this.part(shape.part, place);
    }
  }

  #word(words: readonly string[], place: WordPlace): string {
    const fitting = words.filter((word) => isWordFor(word, place));
    // What happens most: a round begins. Else the first word of the table.
    return fitting.find((word) => word === 'roundBegun') ?? fitting[0] ?? words[0]!;
  }

  #text(of: Extract<FieldShape, { is: 'text' }>['of']): string {
    const { cards, cults, settings, pictures } = this.#known;
    switch (of) {
      case 'card':
        return cards[0]?.[0] ?? 'adept';
      case 'cult':
        return cults[0]?.[0] ?? 'cthulhu';
      case 'setting':
        return settings[0] ?? 'setting';
      case 'path':
        return pictures[0] ?? 'picture.png';
      case 'colour':
        return '#8a5a2b';
      case 'sign':
        return 'eye';
      case 'id':
        return 'new';
      case 'name':
        return 'first';
    }
  }

  #list(of: FieldShape, place: WordPlace): Data {
    if (of.is !== 'part' || of.part !== 'way') return [this.value(of, place)];
    // One way alone is no choice. The game has words for these names in both languages.
    return ['draw', 'keep'].map((choice, i) => ({ ...this.way(place), choice, ...(i === 0 ? {} : this.#secondWay(place)) }));
  }

  way(place: WordPlace): Draft {
    return this.fields(this.#tables.parts.way, place);
  }

  #secondWay(place: WordPlace): Draft {
    const [, second] = verbsFor(this.#tables, place).filter(([, verb]) => verb.group === 'tokens');
    const [name] = second ?? verbsFor(this.#tables, place)[0]!;
    return { effects: [this.effect(name, place)] };
  }

  part(part: PartName, place: WordPlace): Data {
    const { parts } = this.#tables;
    switch (part) {
      case 'amount':
        return 1;
      case 'condition':
        return this.condition('count', place);
      case 'effects':
        return [this.effect(verbsFor(this.#tables, place)[0]![0], place)];
      case 'trigger':
        return this.fields(parts.trigger, placeOfTrigger(place));
      case 'change':
        return this.change(place);
      default:
        return this.fields(parts[part], place);
    }
  }

  condition(form: string, place: WordPlace): Draft {
    const { fields } = this.#tables.conditions[form]!;
    const within = form === 'everywhere' ? { ...place, here: true } : place;
    // Something counted needs a bound; a lead of one VP would tell what is hidden (R11.3).
    const more = form === 'count' ? { atLeast: 1 } : form === 'leadsBy' ? { leadsBy: 2 } : {};
    return { ...this.fields(fields, within), ...more };
  }

  amount(form: string, place: WordPlace): Data {
    return this.fields(this.#tables.amounts[form]!.fields, place);
  }

  change(place: WordPlace): Draft {
    return { ...this.fields(this.#tables.parts.change, place), [CHANGE_VALUES[0]]: 1 };
  }

  /** An effect of this verb with what it needs. */
  effect(name: string, place: WordPlace): Draft {
    const verb = this.#tables.verbs[name]!;
    const within = placeWithin(place, undefined, verb.names);
    const fields = verb.fields === this.#tables.parts.change ? this.change(within) : this.fields(verb.fields, within);
    return { do: name, ...fields };
  }
}
