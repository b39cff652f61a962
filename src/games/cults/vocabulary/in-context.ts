import type { RuleName } from '../rules';

/**
 * What a declaration says where it can do nothing: an effect in a window in which it never works, a district or a player that
 * nobody has named, a number changed for somebody or for a place that it does not know. Every word in it has been checked.
 */

export interface OutOfPlace {
  /** From the root of the declaration. */
  readonly path: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | readonly string[]>>;
}

type Doc = Readonly<Record<string, unknown>>;
type Tell = (path: string, code: string, params?: OutOfPlace['params']) => void;

/** Where effects stand. */
interface Place {
  /** `trigger`: at some event, so that any window may be open. */
  readonly kind: 'ability' | 'trigger' | 'city' | 'npc' | 'rules';
  readonly keyword: string;
  readonly window: string;
  /** Whether `here` may be a district, `owner` and `eventSeat` somebody. */
  readonly here: boolean;
  readonly owner: boolean;
  readonly event: boolean;
}

/** The windows of each keyword; the first is meant where none is named. Others have none. */
export const KEYWORD_WINDOWS: Readonly<Record<string, readonly string[]>> = {
  recruitment: ['beforeRerolls', 'afterRolls'],
  preparation: ['beforeAdvance', 'afterAdvance'],
  influence: ['afterMove'],
  confrontation: ['reveal', 'win', 'lose'],
  terror: ['success', 'removal'],
};
/** An ability without a window is used whenever its opportunity asks, but in these. */
const WITH_STANDARD = ['recruitment', 'preparation', 'confrontation', 'terror'];
/** Keywords of which no district is `here`. */
const NOWHERE = ['mobilization', 'recruitment', 'hiding'];

/** The windows in which an effect can do something, as `keyword` or `keyword window`; any other effect works anywhere. */
const WORKS_IN: Readonly<Record<string, readonly string[]>> = {
  setDie: ['recruitment'],
  skipAdvance: ['preparation beforeAdvance'],
  keepRitual: ['terror', 'confrontation reveal', 'confrontation win'],
  addThugs: ['confrontation reveal'],
  addAttack: ['confrontation reveal'],
  joinTopCard: ['confrontation'],
  passOnDisorganization: ['confrontation reveal', 'confrontation lose'],
  takeBackThugs: ['confrontation'],
  saveRitual: ['confrontation'],
};

/** Which fields narrow a change of each number: the rules ask some of them for a player, some for a district, some for both. */
export const NARROWED_BY: Readonly<Record<RuleName, readonly ('of' | 'where' | 'kind')[]>> = {
  ritualFields: ['where'],
  dominanceFields: ['where'],
  investigatorStart: ['where'],
  sanity: ['where'],
  mobilizationDraw: ['of'],
  recruitmentDice: ['of'],
  rerolls: ['of'],
  planMarkers: ['of'],
  planSpots: ['of'],
  bluffTokens: ['of', 'where'],
  cardCost: ['of', 'where', 'kind'],
  firstCardDiscount: ['of'],
  siteCost: ['of', 'where'],
  ritualCost: ['of', 'where'],
  opposingMoves: ['of', 'where'],
  dominanceWon: ['of', 'where'],
  dominanceUnopposed: ['of', 'where'],
  tokensKept: ['of'],
  npcReveals: ['where'],
  npcRerolls: ['where'],
};

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);
const docsIn = (value: unknown): Doc[] => (Array.isArray(value) ? value.filter(isDoc) : []);

/**
 * The guest marks with `run` what has effects and a function. The mark goes, since effects that nobody runs say nothing, and its
 * path is told.
 */
export function withoutDoubles(value: unknown): { readonly doc: unknown; readonly both: readonly OutOfPlace[] } {
  const both: OutOfPlace[] = [];
  return { doc: unmarked(value, '', both), both };
}

function unmarked(value: unknown, path: string, both: OutOfPlace[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, i) => unmarked(item, `${path}[${i}]`, both));
  if (!isDoc(value)) return value;
  const isMarked = Object.hasOwn(value, 'run') && docsIn(value['effects'])[0]?.['do'] === 'script';
  if (isMarked) both.push({ path: join(path, 'run'), code: 'effectsAndRun', params: {} });
  const kept = Object.entries(value).filter(([key]) => !(isMarked && key === 'run'));
  return Object.fromEntries(kept.map(([key, item]) => [key, unmarked(item, join(path, key), both)]));
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Everything in a checked declaration that can do nothing where it stands. */
export function outOfPlace(declaration: unknown): OutOfPlace[] {
  const found: OutOfPlace[] = [];
  const tell: Tell = (path, code, params = {}) => void found.push({ path, code, params });
  if (!isDoc(declaration)) return found;
  const { kind } = declaration;
  const none: Place = { kind: 'ability', keyword: '', window: '', here: false, owner: true, event: false };
  docsIn(declaration['abilities']).forEach((ability, i) => checkAbility(ability, `abilities[${i}]`, none, tell));
  const isCity = kind === 'city';
  checkTriggers(declaration['triggers'], 'triggers', isCity, tell);
  if (isCity) checkEffects(declaration['effects'], 'effects', { ...none, kind: 'city', owner: false }, tell);
  if (kind === 'npc') checkEffects(declaration['effects'], 'effects', { ...none, kind: 'npc', here: true }, tell);
  docsIn(declaration['changes']).forEach((change, i) =>
    checkChange(change, `changes[${i}]`, { ...none, kind: 'rules', owner: false }, tell),
  );
  return found;
}

function checkAbility(ability: Doc, path: string, none: Place, tell: Tell): void {
  const keyword = String(ability['keyword']);
  const known = KEYWORD_WINDOWS[keyword] ?? [];
  const given = ability['window'];
  if (typeof given === 'string' && !known.includes(given)) {
    tell(`${path}.window`, 'windowNever', { value: given, keyword, known });
    return;
  }
  const window = typeof given === 'string' ? given : WITH_STANDARD.includes(keyword) ? known[0]! : '';
  checkEffects(ability['effects'], `${path}.effects`, { ...none, keyword, window, here: !NOWHERE.includes(keyword) }, tell);
}

function checkTriggers(triggers: unknown, path: string, isCity: boolean, tell: Tell): void {
  const place: Place = { kind: 'trigger', keyword: '', window: '', here: true, owner: !isCity, event: true };
  docsIn(triggers).forEach((trigger, i) => checkEffects(trigger['effects'], `${path}[${i}].effects`, place, tell));
}

function checkEffects(effects: unknown, path: string, place: Place, tell: Tell): void {
  docsIn(effects).forEach((effect, i) => checkEffect(effect, `${path}[${i}]`, place, tell));
}

const WORKS_IN_TRIGGERS = 'triggers';

function checkEffect(effect: Doc, path: string, place: Place, tell: Tell): void {
  const verb = String(effect['do']);
  const works = WORKS_IN[verb];
  if (works !== undefined && !worksIn(works, place))
    tell(`${path}.do`, 'effectNoUse', { effect: verb, known: [...works, WORKS_IN_TRIGGERS] });
  if (verb === 'change') checkChange(effect, path, place, tell);
  else for (const field of ['where', 'from', 'to']) checkHere(effect, field, path, place, tell);
  if (!isSomebody(effect['who'], place)) tell(`${path}.who`, 'nobodyMeant', { value: String(effect['who']) });
  checkInner(effect, path, place, tell);
}

function worksIn(works: readonly string[], { kind, keyword, window }: Place): boolean {
  return kind === 'trigger' || (kind === 'ability' && (works.includes(keyword) || works.includes(`${keyword} ${window}`)));
}

function checkHere(effect: Doc, field: string, path: string, place: Place, tell: Tell): void {
  if (effect[field] === 'here' && !place.here) tell(`${path}.${field}`, 'noHere');
}

function isSomebody(who: unknown, { kind, keyword, owner, event }: Place): boolean {
  if (who === 'owner') return owner;
  if (who === 'eventSeat') return event;
  return who !== 'rivalsInFight' || kind === 'trigger' || keyword === 'confrontation';
}

/** The effects within an effect, and what has been named for them. */
function checkInner(effect: Doc, path: string, place: Place, tell: Tell): void {
  const verb = effect['do'];
  const named: Place = {
    ...place,
    here: place.here || verb === 'chooseDistrict' || verb === 'forEachDistrict',
    event: place.event || verb === 'chooseSeat',
  };
  checkEffects(effect['effects'], `${path}.effects`, named, tell);
  checkEffects(effect['else'], `${path}.else`, named, tell);
  docsIn(effect['options']).forEach((way, i) => checkEffects(way['effects'], `${path}.options[${i}].effects`, named, tell));
  checkTriggers(effect['triggers'], `${path}.triggers`, place.kind === 'city', tell);
}

const VALUES = ['add', 'set', 'atLeast', 'atMost'];

function checkChange(change: Doc, path: string, place: Place, tell: Tell): void {
  const number = String(change['number']);
  const narrowed: readonly string[] = NARROWED_BY[number as RuleName];
  for (const field of ['of', 'where', 'kind']) {
    const given = change[field];
    if (given === undefined || given === 'everyone' || narrowed.includes(field)) continue;
    tell(`${path}.${field}`, 'changeIgnores', { field, number, known: narrowed });
  }
  if (narrowed.includes('where')) checkHere(change, 'where', path, place, tell);
  if (change['of'] === 'you' && place.kind === 'rules' && narrowed.includes('of'))
    tell(`${path}.of`, 'nobodyMeant', { value: 'you' });
  if (VALUES.every((value) => change[value] === undefined)) tell(path, 'changeNothing', { known: VALUES });
}
