import {
  contextAt,
  type CompletionOption,
  type Completions,
  type SourceContext,
  type ScriptExplanation,
  type ScriptHelp,
} from '../../../../platform/workshop';
import type { Field, FieldShape } from '../../contract/language';
import type { WordPlace } from '../../vocabulary/place';
import { verbsFor } from '../form/defaults';
import { NOTHING_KNOWN, TABLES, type Known, type Tables } from '../form/tables';
import { wordOptions } from '../form/leaves';
import { fieldLabel, verbLabel, wordDoc, wordLabel } from '../labels';
import { CALLS } from './calls';
import { shapeAt, spokenAt } from './where';

/** Completion and documentation for scripts of Rise of the Cults, from the tables of its language. */
export class CultsHelp implements ScriptHelp {
  readonly #tables: Tables;
  readonly #known: Known;

  constructor(known: Known = NOTHING_KNOWN, tables: Tables = TABLES) {
    this.#known = known;
    this.#tables = tables;
  }

  complete(text: string, at: number): Completions | null {
    const context = contextAt(text, at);
    const options = this.#options(context);
    if (options.length === 0) return null;
    return { from: context.word.from, to: context.word.to, options };
  }

  explain(text: string, at: number): ScriptExplanation | null {
    // A place between two letters belongs to the word around it.
    const context = contextAt(text, at + 1);
    const { word } = context;
    if (word.text === '') return null;
    const said = this.#said(context);
    return said === null ? null : { from: word.from, to: word.to, title: word.text, ...said };
  }

  #options(context: SourceContext): CompletionOption[] {
    if (context.in === 'code') return callOptions(context);
    if (context.in === 'key') return this.#fieldOptions(context);
    return context.in === 'value' ? this.#valueOptions(context) : [];
  }

  #fieldOptions(context: SourceContext): CompletionOption[] {
    const spoken = spokenAt(context, this.#tables);
    const present = context.holders.at(-1)?.known;
    if (spoken === null) return [];
    const names = Object.keys(spoken.fields).filter((name) => spoken.fields[name]!.saved !== true && present?.has(name) !== true);
    return names.map((name) => ({
      label: name,
      insert: name === 'run' ? 'run(game) {\n}' : `${name}: `,
      is: 'field',
      detail: fieldLabel(spoken.holder, name),
      info: spoken.fields[name]!.doc ?? null,
    }));
  }

  #valueOptions(context: SourceContext): CompletionOption[] {
    const found = shapeAt(context, this.#tables);
    if (found === null) return [];
    const { name, field, place } = found;
    if (name === 'do') return this.#verbOptions(context, place);
    return this.#ofShape(context, name, field.type, place);
  }

  #verbOptions({ word }: SourceContext, place: WordPlace): CompletionOption[] {
    return verbsFor(this.#tables, place).map(([verb, { doc }]) => ({
      label: verb,
      insert: inQuotes(verb, word.quote),
      is: 'verb',
      detail: verbLabel(verb),
      info: doc,
    }));
  }

  #ofShape(context: SourceContext, name: string, shape: FieldShape, place: WordPlace): CompletionOption[] {
    const { quote } = context.word;
    if (shape.is === 'either') return [shape.number, shape.other].flatMap((one) => this.#ofShape(context, name, one, place));
    if (shape.is === 'textOr') return this.#ofShape(context, name, shape.text, place);
    if (shape.is === 'words')
      return wordOptions(name, shape, place, null).map(({ value, label, hint }) => ({
        label: value,
        insert: inQuotes(value, quote),
        is: 'word',
        detail: label,
        info: hint ?? null,
      }));
    if (shape.is === 'yes') return [{ label: 'true', insert: 'true', is: 'word', detail: null, info: null }];
    const list = shape.is === 'text' ? KNOWN_OF[shape.of] : undefined;
    return list === undefined ? [] : this.#known[list].map((one) => suggestion(one, quote));
  }

  #said(context: SourceContext): Pick<ScriptExplanation, 'label' | 'text'> | null {
    const { word } = context;
    if (context.in === 'code') {
      const call = callsFor(context).find(({ name }) => name === word.text);
      return call === undefined ? null : { label: { en: call.signature, pl: call.signature }, text: call.doc };
    }
    if (context.in === 'key') {
      const spoken = spokenAt(context, this.#tables);
      const field: Field | undefined = spoken?.fields[word.text];
      return spoken === null || field === undefined
        ? null
        : { label: fieldLabel(spoken.holder, word.text), text: field.doc ?? null };
    }
    const found = context.in === 'value' ? shapeAt(context, this.#tables) : null;
    if (found === null) return null;
    return this.#wordSaid(found.name, found.field.type, word.text);
  }

  #wordSaid(name: string, shape: FieldShape, word: string): Pick<ScriptExplanation, 'label' | 'text'> | null {
    const verb = name === 'do' ? this.#tables.verbs[word] : undefined;
    if (verb !== undefined) return { label: verbLabel(word), text: verb.doc };
    if (shape.is === 'either') return this.#wordSaid(name, shape.other, word);
    if (shape.is !== 'words' || !shape.words.includes(word)) return null;
    return { label: wordLabel(name, word), text: wordDoc(name, shape, word) };
  }
}

const KNOWN_OF: Readonly<Partial<Record<string, keyof Known>>> = {
  card: 'cards',
  cult: 'cults',
  setting: 'settings',
  path: 'pictures',
};

const inQuotes = (word: string, quote: string): string => (quote === '' ? `'${word}'` : word);

function suggestion(one: string | readonly [string, string], quote: string): CompletionOption {
  const [value, name] = typeof one === 'string' ? [one, null] : one;
  return {
    label: value,
    insert: inQuotes(value, quote),
    is: 'word',
    detail: name === null ? null : { en: name, pl: name },
    info: null,
  };
}

/** Calls of the object before the point; a word without one may be the `game` itself. */
const callsFor = ({ object }: SourceContext): readonly (typeof CALLS)[string][number][] =>
  Object.hasOwn(CALLS, object) ? CALLS[object]! : [];

function callOptions(context: SourceContext): CompletionOption[] {
  return callsFor(context).map(({ name, signature, isValue, doc }) => ({
    label: name,
    insert: isValue ? name : `${name}(`,
    is: 'call',
    detail: { en: signature.slice(name.length), pl: signature.slice(name.length) },
    info: doc,
  }));
}
