import type { Details } from '../../../../platform/i18n/details';
import { capital, DEEPEST, whole } from './read';
import type { Clause, Grammar, Person, Scope } from './types';

/** Effects made of other effects, and how their words are put together: the same in every language. */

type Composed = (g: Grammar, d: Details, s: Scope) => Clause;

/** What one effect does. */
export function clause(g: Grammar, d: Details, s: Scope): Clause {
  const verb = d.text('do');
  if (s.depth > DEEPEST) return whole('…');
  const scope = verb !== 'forEach' && d.has('who') ? { ...s, ...g.who(d.text('who'), s) } : s;
  if (Object.hasOwn(COMPOSED, verb)) return COMPOSED[verb as keyof typeof COMPOSED](g, d, scope);
  const words = Object.hasOwn(g.verbs, verb) ? g.verbs[verb] : undefined;
  const said = words?.(d, scope) ?? whole(g.unknown(verb));
  return typeof said === 'string' ? { subject: scope.subject, text: said, heavy: false } : said;
}

/** Several clauses in their order; within a sentence if they are part of one. */
export function join(g: Grammar, clauses: readonly Clause[], nested: boolean): string {
  let text = '';
  clauses.forEach((now, i) => {
    const before = clauses[i - 1];
    const light = before !== undefined && !before.heavy && !now.heavy;
    const spoken = light && before.subject === now.subject ? now.text : speak(now);
    if (before === undefined) text = spoken;
    else if (light) text += `${g.glue.next} ${spoken}`;
    else text += nested ? `; ${spoken}` : `. ${capital(spoken)}`;
  });
  return text;
}

const speak = ({ subject, text }: Clause): string => (subject === '' ? text : `${subject} ${text}`);

/** Whether all clauses have this subject and none is heavy: then the subject is said once. */
const isPlain = (clauses: readonly Clause[], subject: string): boolean =>
  clauses.every((part) => part.subject === subject && !part.heavy);

const predicates = (g: Grammar, clauses: readonly Clause[]): string =>
  join(
    g,
    clauses.map((part) => ({ ...part, subject: '' })),
    true,
  );

/** After "each player", the text goes on with "that player". */
const spokenOf = (g: Grammar, s: Scope): Scope => (s.each ? { ...s, ...g.thatPlayer } : s);

export function clauses(g: Grammar, effects: readonly Details[], s: Scope): Clause[] {
  return effects.map((effect) => clause(g, effect, { ...s, depth: s.depth + 1 }));
}

/** What follows a lead such as "pay 1 Power". */
function after(g: Grammar, lead: string, d: Details, s: Scope, inner: Scope = s): Clause {
  const effects = d.items('effects');
  if (effects.length === 0) return { subject: s.subject, text: lead, heavy: false };
  const same = clauses(g, effects, inner);
  if (s.voice !== 'you' && isPlain(same, s.subject)) {
    const close = lead.includes(', ') ? g.glue.closing : '';
    return { subject: s.subject, text: `${lead}${close} ${g.glue.and} ${predicates(g, same)}`, heavy: false };
  }
  const said = s.each ? clauses(g, effects, spokenOf(g, inner)) : same;
  return { subject: s.subject, text: `${lead}: ${join(g, said, true)}`, heavy: true };
}

function whereWords(g: Grammar, d: Details, s: Scope): string {
  return d.has('where') ? g.where(g.condition(d.within('where'), { ...s, here: 'where' })) : '';
}

function chooseOne(g: Grammar, d: Details, s: Scope): Clause {
  const options = d.items('options');
  const all = options.map((option) => clauses(g, option.items('effects'), s));
  const only = (i: number, scope: Scope): string => {
    const option = options[i];
    return option?.has('when') === true ? ` (${g.glue.only(g.condition(option.within('when'), scope))})` : '';
  };
  const naming = (i: number): string => g.choice(s, options[i]?.text('choice') ?? '');
  const simple = s.voice !== 'you' && all.length === 2 && all.every((part) => part.length > 0 && isPlain(part, s.subject));
  if (simple) {
    const said = all.map((part, i) => predicates(g, part) + only(i, s));
    return { subject: s.subject, text: said.join(` ${g.glue.or} `), heavy: false };
  }
  const inner = spokenOf(g, s);
  const said = options.map((option, i) => {
    const parts = s.each ? clauses(g, option.items('effects'), inner) : (all[i] ?? []);
    return (parts.length === 0 ? naming(i) : join(g, parts, true)) + only(i, inner);
  });
  return { subject: s.subject, text: `${g.leads.chooseOne(s)}: ${said.join(`; ${g.glue.or} `)}`, heavy: true };
}

function chooseDistrict(g: Grammar, d: Details, s: Scope): Clause {
  const there: Scope = { ...s, here: 'that' };
  return after(g, g.leads.chooseDistrict(s, whereWords(g, d, there)), d, s, there);
}

/** The one chosen is meant by `eventSeat` in the effects, and by `you` in the condition. */
function chooseSeat(g: Grammar, d: Details, s: Scope): Clause {
  const which = d.has('where') ? wholeOrRelative(g, d.within('where'), { ...s, ...g.thatPlayer }) : '';
  return after(g, g.leads.chooseSeat(s, d.text('of'), which), d, s);
}

const wholeOrRelative = (g: Grammar, condition: Details, s: Scope): string =>
  g.relative(condition, s) || ` (${g.glue.only(g.condition(condition, s))})`;

function forEach(g: Grammar, d: Details, s: Scope): Clause {
  const person = g.who(d.text('who'), s);
  const scope: Scope = { ...s, ...person };
  if (!person.each) return conditional(g, d, scope);
  const relative = d.has('where') ? g.relative(d.within('where'), scope) : '';
  const subject = person.subject + relative;
  if (d.has('where') && relative === '') {
    return { ...conditional(g, d, spokenOf(g, scope), `${subject}: `), heavy: true };
  }
  const doing = relative === '' ? subject : subject + g.glue.closing;
  const parts = clauses(g, d.items('effects'), { ...scope, subject: doing });
  if (isPlain(parts, doing)) return { subject: doing, text: predicates(g, parts), heavy: false };
  return whole(`${subject}: ${join(g, clauses(g, d.items('effects'), spokenOf(g, scope)), true)}`, true);
}

/** Effects that run only under the condition of their `where`, if they have one. */
function conditional(g: Grammar, d: Details, s: Scope, lead = ''): Clause {
  const parts = clauses(g, d.items('effects'), s);
  const text = join(g, parts, true);
  if (d.has('where')) return whole(`${lead}${g.glue.ifWords(g.condition(d.within('where'), s))}, ${text}`, true);
  const only = parts[0];
  return parts.length === 1 && only !== undefined ? only : whole(lead + text, true);
}

function forEachDistrict(g: Grammar, d: Details, s: Scope): Clause {
  const there: Scope = { ...spokenOf(g, s), here: 'that' };
  const text = join(g, clauses(g, d.items('effects'), there), true);
  return whole(`${g.leads.eachDistrict(whereWords(g, d, there))}: ${text}`, true);
}

function ifWords(g: Grammar, d: Details, s: Scope): Clause {
  const scope = spokenOf(g, s);
  const part = (key: string): string => join(g, clauses(g, d.items(key), scope), true);
  const otherwise = part('else');
  const start = `${g.glue.ifWords(g.condition(d.within('is'), scope))}, ${part('effects')}`;
  const text = otherwise === '' ? start : `${start}; ${g.glue.otherwise} ${otherwise}`;
  return whole(s.each ? `${s.subject}: ${text}` : text, true);
}

/** The triggers of a card, or those it leaves behind; without an owner everyone's events are heard, and nobody is asked. */
export function trigger(g: Grammar, d: Details, s: Scope, inHand: boolean): string {
  const owned = s.owner.voice === 'you';
  const acting: Scope = { ...s, ...(owned ? s.owner : g.thatPlayer), here: 'that', depth: s.depth + 1 };
  const leads = [g.event(d.text('on'), owned ? d.text('by') : 'anyone')];
  if (d.has('where')) leads.push(g.glue.ifWords(g.condition(d.within('where'), acting)));
  if (owned && (inHand || d.has('optional'))) leads.push(g.glue.ifYouWish);
  const self = Object.hasOwn(g.self, d.text('self')) ? g.self[d.text('self')] : undefined;
  if (self !== undefined) leads.push(self);
  return lead(g, leads, join(g, clauses(g, d.items('effects'), acting), true));
}

/** "After your last roll, destroy this card: draw a card". */
export function lead(g: Grammar, leads: readonly string[], text: string): string {
  const start = leads.reduce((said, next, i) => said + (i === 0 ? '' : g.glue.link(leads[i - 1] ?? '', next)) + next, '');
  return start === '' || text === '' ? start + text : `${start}: ${text}`;
}

function subscribe(g: Grammar, d: Details, s: Scope): Clause {
  const heard = d.items('triggers').map((each) => trigger(g, each, s, false));
  return whole([g.lasting(d), heard.join('; ')].filter((part) => part !== '').join(', '), true);
}

const COMPOSED = {
  chooseOne,
  chooseDistrict,
  chooseSeat,
  chooseNumber: (g, d, s) => after(g, g.leads.chooseNumber(s, d.text('from'), d.text('to')), d, s),
  forEach,
  forEachDistrict,
  if: ifWords,
  pay: (g, d, s) => after(g, g.leads.pay(s, d.number('power')), d, s),
  subscribe,
  change: (g, d, s) => whole(g.change(d, s), true),
} satisfies Readonly<Record<string, Composed>>;

/** A person as whom effects begin. */
export function scopeFor(person: Person, owner: Person, names: Scope['names'], card: string): Scope {
  return { ...person, owner, here: 'this', solo: false, names, card, depth: 0 };
}
