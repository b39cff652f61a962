import type { CultsSession } from '../../../../games/cults/game';
import { catalogue, stateHash, type Catalogue, type ScriptHost, type State, cults } from '../../../../games/cults/rules';
import { GameError } from '../../../../kernel';
import { GuestHost } from '../../../../games/cults/vocabulary/book';
import { readDeclaration } from '../../../../games/cults/vocabulary/declaration';
import { newGuest } from '../../../../games/cults/vocabulary/guest';
import { running } from '../../../../platform/sandbox/running';
import { checkSource } from '../../../../platform/sandbox/source/source';
import { openLibrary, type CultsLibrary } from '../../../../games/cults/base-set/library';
import { Session } from '../../../../platform/session/session';
import { abilityFile, ATTACK_FILE, loadFile, neighbourMod } from './attack-files';
import { Listener, plantSecret, SECRET, SECRET_NAME, type Leak } from './attack-secret';

export const ATTACK_KINDS = ['load', 'ability'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

export interface Attack {
  readonly body: string;
  readonly as: AttackKind;
  /** Skip the static check: run the body as it is in a locked-down guest. */
  readonly raw: boolean;
}

/** How an attack ended: refused, stopped, or returned by itself. Only the watchdog can report `killed`. */
export interface AttackResult {
  readonly outcome: 'refused' | 'failed' | 'returned';
  /** A code of the static check, the guest or the rules; if it returned, the kind of the decision that is open now. */
  readonly reason: string;
  readonly fuel: number;
  readonly escaped: boolean;
  readonly neighbour: boolean;
  readonly table: boolean;
}

type Ending = Pick<AttackResult, 'outcome' | 'reason' | 'fuel'>;

/** The surroundings of one attack. */
interface Field {
  readonly base: CultsLibrary;
  readonly listener: Listener;
  readonly leak: Leak;
}

interface Loaded {
  readonly book: Catalogue;
  readonly host: GuestHost;
  readonly fuel: number;
}

/** The base set and the neighbour mod, opened once per process; every attack gets a guest of its own beside them. */
let home: Promise<CultsLibrary> | null = null;

async function openHome(): Promise<CultsLibrary> {
  const library = await openLibrary([neighbourMod()]);
  if (library.leftOut.length > 0) throw new Error(`the neighbour did not load: ${JSON.stringify(library.leftOut)}`);
  return library;
}

/** Loads the file in a guest of its own. A refusal is thrown with the fuel used so far. */
async function loadBeside({ base, listener, leak }: Field, script: string): Promise<Loaded> {
  const host = new GuestHost();
  const guest = await newGuest(checkSource);
  const mod = { id: 'attack', version: '1.0.0', files: new Map([[ATTACK_FILE, script]]), entries: [ATTACK_FILE] };
  host.add(mod, guest);
  try {
    const text = running(mod.id, () => guest.load(ATTACK_FILE, (path) => mod.files.get(path)));
    listener.hear(text);
    const declared = readDeclaration(JSON.parse(text), mod.id, ATTACK_FILE);
    if (declared.kind !== 'card') throw new GameError('unknownKind', { file: ATTACK_FILE });
    host.place(declared.card.id, mod.id, ATTACK_FILE);
    const { book } = base.book;
    const cards = [...book.cards, declared.card];
    host.setTypes(cards.map((one) => one.id));
    const scripts: ScriptHost = {
      run(id, script, seats, me, call, papers) {
        if (!id.startsWith('attack:')) return base.host.run(id, script, seats, me, call, papers);
        if (leak.store !== undefined) papers.store = leak.store;
        const failure = host.run(id, script, seats, me, listener.between(leak.call?.(call) ?? call), papers);
        if (leak.store === undefined || papers.wrote) listener.hear(papers.store);
        return failure;
      },
    };
    return { book: catalogue({ ...book, mods: [...book.mods, mod.id], cards, scripts }), host, fuel: guest.loadFuel };
  } catch (error) {
    host.dispose();
    if (!(error instanceof GameError)) throw error;
    throw new GameError(error.code, { ...error.params, fuel: guest.loadFuel });
  }
}

/** A scenario in which the first seat executes Augmentation with this hand. */
const augmenting = (hand: readonly string[]): object => ({
  seats: ['cthulhu', 'hastur'],
  round: 2,
  phase: 'action',
  seed: 'attack',
  hands: { cthulhu: hand, hastur: ['adept'] },
  tokens: { cthulhu: { thug: 2, initiate: 2, freak: 2 }, hastur: { thug: 4 } },
  districts: {
    uptown: { plans: ['hastur', 'hastur'] },
    downtown: {
      plans: ['cthulhu'],
      rituals: [
        ['hastur', 1],
        ['cthulhu', 1],
      ],
    },
  },
}); // prettier-ignore

const chooseOption = (session: CultsSession, has: (option: Readonly<Record<string, unknown>>) => boolean): boolean => {
  const option = session.decision?.options.find(has);
  if (option === undefined) return false;
  session.answer([option.id]);
  return true;
};

/**
 * The state's hash without what a cleanly stopped script leaves behind: strikes, and that the card was tried (which counts as having
 * acted).
 */
const hashApart = (state: State): string =>
  stateHash({
    ...state,
    turn: state.turn === null ? null : { ...state.turn, acted: false },
    strikes: {},
    blank: [],
    used: [],
    asked: 0,
    reveals: 0,
    calls: 0,
    uses: 0,
    cardQuestions: 0,
    roundQuestions: 0,
    asks: [],
    flow: [],
  });

/** Whether the base set still works: Desecration runs a function that asks and removes a Ritual. */
function baseWorks(book: Catalogue): boolean {
  const session = Session.begin(cults, { scenario: augmenting(['desecration']) }, book);
  chooseOption(session, (option) => option['plan'] === 'influence');
  if (!chooseOption(session, (option) => option['card'] === 'desecration')) return false;
  for (let i = 0; i < 3 && session.decision?.kind === 'chooseRitual'; i++) session.answer(session.decision.suggest);
  return session.events.some((event) => event.type === 'ritualRemoved' || event.type === 'ritualReturned');
}

/** Uses the neighbour's card: it asks, keeps its secret in its store and gives tokens. */
function useNeighbour(session: CultsSession): boolean {
  chooseOption(session, (option) => option['plan'] === 'augmentation');
  if (!chooseOption(session, (option) => option['card'] === 'neighbour:keeper')) return false;
  if (session.decision?.kind !== 'chooseNumber') return false;
  session.answer(session.decision.suggest);
  return keepsSecret(session) && !session.events.some((event) => event.type === 'scriptCancelled');
}

const KEPT = JSON.stringify({ [SECRET_NAME]: [SECRET.word, SECRET.number] });
const keepsSecret = ({ state }: CultsSession): boolean => state.store['neighbour'] === KEPT;

/** Whether other mods still work, also one that was loaded before the attack. */
const othersWork = (book: Catalogue): boolean =>
  baseWorks(book) && useNeighbour(Session.begin(cults, { scenario: augmenting(['neighbour:keeper', 'brute']) }, book));

/** Whether the table still accepts its own suggestion. */
function answersOn(session: CultsSession): boolean {
  const { decision } = session;
  if (decision === null) return false;
  const before = session.log.length;
  session.answer(decision.suggest);
  return session.log.length > before;
}

/** How an attack ended, and whether its table is intact. */
interface Fought {
  readonly ending: Ending;
  readonly table: boolean;
  /** The neighbour's store in that game is unchanged. */
  readonly kept: boolean;
}

function useAbility({ book, host }: Loaded, listener: Listener): Fought {
  const session = Session.begin(cults, { scenario: augmenting(['neighbour:keeper', 'attack:attack', 'attack:attack']) }, book);
  if (!useNeighbour(session))
    return { ending: { outcome: 'refused', reason: 'noNeighbour', fuel: 0 }, table: false, kept: false };
  // A second copy in hand keeps the same decision open, so that the states can be compared.
  const before = hashApart(session.state);
  const offered = chooseOption(session, (option) => option['card'] === 'attack:attack');
  if (!offered) return { ending: { outcome: 'refused', reason: 'notOffered', fuel: 0 }, table: false, kept: true };
  const { fuel, error } = host;
  const cancelled = session.events.find((event) => event.type === 'scriptCancelled');
  // Check everything that a script can write to: events, decisions, its store, its error.
  for (const said of [session.events, session.decision, session.state.store['attack'], error]) listener.hear(said);
  const kept = keepsSecret(session);
  if (cancelled === undefined) {
    const ending: Ending = { outcome: 'returned', reason: session.decision?.kind ?? '', fuel };
    return { ending, table: answersOn(session), kept };
  }
  const asBefore = hashApart(session.state) === before;
  const ending: Ending = { outcome: 'failed', reason: String(cancelled['reason']), fuel };
  return { ending, table: asBefore && answersOn(session), kept };
}

async function raw(body: string, listener: Listener): Promise<Ending> {
  const guest = await newGuest(checkSource);
  const { ok, text } = running('attack', () => guest.attack(body));
  guest.dispose();
  listener.hear(text);
  return { outcome: ok ? 'returned' : 'failed', reason: ok ? '' : text.slice(0, 80), fuel: 0 };
}

/** Loads and plays the file like any author's; reports the refusal, or how the ability ended. */
async function entered({ body, as }: Attack, field: Field): Promise<Fought> {
  let loaded: Loaded;
  const elsewhere = { table: true, kept: true };
  try {
    loaded = await loadBeside(field, as === 'load' ? loadFile(body) : abilityFile(body));
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    const { fuel, ...params } = error.params;
    field.listener.hear(params);
    return { ending: { outcome: 'refused', reason: String(params['reason'] ?? error.code), fuel: Number(fuel) }, ...elsewhere };
  }
  try {
    if (as === 'ability') return useAbility(loaded, field.listener);
    return { ending: { outcome: 'returned', reason: '', fuel: loaded.fuel }, ...elsewhere };
  } finally {
    loaded.host.dispose();
  }
}

/** Runs an attack, then checks that everything around it is intact. */
export async function runAttack(attack: Attack, leak: Leak = {}): Promise<AttackResult> {
  plantSecret();
  home ??= openHome();
  const field: Field = { base: await home, listener: new Listener(), leak };
  const { ending, table, kept } = attack.raw
    ? { ending: await raw(attack.body, field.listener), table: true, kept: true }
    : await entered(attack, field);
  return {
    ...ending,
    escaped: field.listener.heardSecret,
    neighbour: kept && othersWork(field.base.book),
    table: table && answersOn(Session.begin(cults, { scenario: augmenting(['brute']) }, field.base.book)),
  };
}
