import type { Details } from '../../../../platform/i18n/details';
import { languageOf } from '../language';
import type { Lang } from '../../../../platform/i18n/lang';
import type { Names } from '../types';
import { clauses, join, lead, scopeFor, trigger } from './compose';
import { capital, details } from './read';
import type { AnyDeclared, Grammar, Person, Scope } from './types';

export type { AnyDeclared } from './types';

/**
 * The printed text of a card, worded from its declaration, so that it changes with it. Nothing here ever throws: an effect
 * that no language knows is called by its name.
 */

const grammarOf = (lang: Lang): Grammar => languageOf(lang).grammar;

const NOBODY: Person = { subject: '', voice: 'they', each: false };

const sentence = (text: string): string => (text === '' ? '' : `${capital(text)}.`);

const ownScope = (g: Grammar, names: Names, card: string): Scope => scopeFor(g.you, g.you, names, card);

function ability(g: Grammar, d: Details, s: Scope): string {
  const leads: string[] = [];
  const window = d.text('window');
  if (window !== '') leads.push((Object.hasOwn(g.windows, window) ? g.windows[window] : undefined) ?? `“${window}”`);
  if (d.has('when')) leads.push(g.glue.ifWords(g.condition(d.within('when'), s)));
  if (d.has('forfeit')) leads.push(g.glue.insteadOfIcons);
  const self = Object.hasOwn(g.self, d.text('self')) ? g.self[d.text('self')] : undefined;
  if (self !== undefined) leads.push(self);
  return lead(g, leads, join(g, clauses(g, d.items('effects'), s), leads.length > 0));
}

/** What an ability does; its keyword is shown apart. */
export function wordAbility(declared: AnyDeclared, lang: Lang, names: Names): string {
  const g = grammarOf(lang);
  return sentence(ability(g, details(declared), ownScope(g, names, '')));
}

/** One effect of a card in words, for the player who is asked about it. */
export function wordEffect(effect: AnyDeclared, lang: Lang, names: Names, card: string): string {
  const g = grammarOf(lang);
  return sentence(join(g, clauses(g, [details(effect)], ownScope(g, names, card)), false));
}

/** A condition as cards print it after "if". */
export function wordCondition(condition: AnyDeclared, lang: Lang, names: Names): string {
  const g = grammarOf(lang);
  return g.condition(details(condition), ownScope(g, names, ''));
}

/** What a card does when something happens. */
export function wordTrigger(declared: AnyDeclared, lang: Lang, names: Names): string {
  const g = grammarOf(lang);
  return sentence(trigger(g, details(declared), ownScope(g, names, ''), false));
}

/**
 * R6.1: ways to use one keyword are alternatives; an ability with another keyword, or one that waits for an event, has a line of
 * its own.
 */
function wordCultCard(d: Details, g: Grammar, names: Names): string {
  const s = ownScope(g, names, d.text('id'));
  const byKeyword = new Map<string, string[]>();
  for (const one of d.items('abilities')) {
    const said = byKeyword.get(one.text('keyword')) ?? [];
    byKeyword.set(one.text('keyword'), [...said, ability(g, one, s)]);
  }
  const lines = [...byKeyword.values()].map((ways) => ways.filter((way) => way !== '').join(`; ${g.glue.or} `));
  const heard = d.items('triggers').map((each) => trigger(g, each, s, true));
  return [...lines, ...heard]
    .map(sentence)
    .filter((line) => line !== '')
    .join('\n');
}

/** R7.1: the First Cultist decides for the city. The Investigators that advance are shown apart. */
export function wordCity(declared: AnyDeclared, lang: Lang, names: Names): string {
  const g = grammarOf(lang);
  const d = details(declared);
  const s = scopeFor(g.firstCultist, NOBODY, names, d.text('id'));
  const once = sentence(join(g, clauses(g, d.items('effects'), s), false));
  const lasting = d.text('lasts') === 'once' ? '' : `${g.lasting(d)}, `;
  const heard = d.items('triggers').map((each) => sentence(lasting + trigger(g, each, s, false)));
  return [once, ...heard].filter((text) => text !== '').join(' ');
}

/** R12.8: what must be true when the game ends. */
export function wordObjective(declared: AnyDeclared, lang: Lang, names: Names): string {
  const g = grammarOf(lang);
  const d = details(declared);
  const s: Scope = { ...ownScope(g, names, d.text('id')), solo: true };
  return sentence(g.objective(d.items('requires'), s));
}

/** R12.4: where the NPC goes instead, and what it does. */
export function wordNpcPlan(declared: AnyDeclared, lang: Lang, names: Names): string {
  const g = grammarOf(lang);
  const d = details(declared);
  const s = scopeFor(g.npc, g.npc, names, d.text('id'));
  const away = d.items('otherwise').map((one) => sentence(g.go(g.condition(one.within('if'), s), one.text('go'))));
  const deed = join(g, clauses(g, d.items('effects'), s), false);
  const otherwise = away.length > 0 && deed !== '' ? `${g.glue.otherwise} ${deed}` : deed;
  return [...away, sentence(otherwise)].filter((text) => text !== '').join(' ');
}

/** R4.6 */
export function wordSetup(declared: AnyDeclared, lang: Lang, _names: Names): string {
  return grammarOf(lang).setup(details(declared));
}

/** House rules, one sentence each: that they hold for the whole game goes without saying. */
export function wordRules(modifiers: readonly AnyDeclared[], lang: Lang, names: Names): string {
  const g = grammarOf(lang);
  const s = scopeFor(NOBODY, NOBODY, names, '');
  return details({ modifiers })
    .items('modifiers')
    .map((one) => sentence(g.change(one, s, one.text('lasts') === 'game')))
    .join(' ');
}

/** The text of any card; empty where it has nothing to say. */
export function wordCard(declared: AnyDeclared, lang: Lang, names: Names): string {
  const d = details(declared);
  switch (d.text('kind')) {
    case 'city':
      return wordCity(declared, lang, names);
    case 'setup':
      return wordSetup(declared, lang, names);
    case 'objective':
      return wordObjective(declared, lang, names);
    case 'npc':
      return wordNpcPlan(declared, lang, names);
    default:
      return wordCultCard(d, grammarOf(lang), names);
  }
}
