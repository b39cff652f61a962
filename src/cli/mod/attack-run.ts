import { catalogue, GameError, stateHash, type Catalogue, type ScriptHost, type State } from '../../engine';
import { GuestHost } from '../../sandbox/book';
import { readDeclaration } from '../../sandbox/declaration';
import { Guest } from '../../sandbox/guest';
import { openLibrary, type Library } from '../../session/library';
import { Session } from '../../session/session';

export const ATTACK_KINDS = ['load', 'ability'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

export interface Attack {
  readonly body: string;
  readonly as: AttackKind;
  /** Past the static check: the body runs as it is in a locked-down guest. */
  readonly raw: boolean;
}

/** How an attack ended: not let in, stopped, or it came back by itself. Only a watchdog outside can say `killed`. */
export interface AttackResult {
  readonly outcome: 'refused' | 'failed' | 'returned';
  readonly reason: string;
  readonly fuel: number;
  readonly escaped: boolean;
  readonly neighbour: boolean;
  readonly table: boolean;
}

type Ending = Pick<AttackResult, 'outcome' | 'reason' | 'fuel'> & { readonly said: string };

/** What no script may ever see: it lies on the host's global object, under a name that every script can guess. */
const SECRET = `secret-${Math.floor(performance.now() * 1000)}-${process.pid}`;
const HOST_SECRET = 'hostSecret';

const card = (fields: string): string =>
  `import { action } from 'cults';\nexport default action({ id: 'attack', name: { en: 'Attack' }, icons: 'P', cost: 1, ${fields} });\n`;

/** An ability with the body given; it stands on a line of its own, so that a comment at its end closes nothing. */
const abilityFile = (body: string): string =>
  card(`abilities: [{ keyword: 'augmentation', text: { en: '-' }, run(game) {\n${body}\n} }]`);
const loadFile = (body: string): string => `${body}\n${card('')}`;

const FILE = 'cards/attack.js';

interface Loaded {
  readonly book: Catalogue;
  readonly host: GuestHost;
}

/** The base set is the neighbour: it is opened once, and every attack gets a guest of its own beside it in the same process. */
let home: Promise<Library> | null = null;

async function loadBeside(base: Library, script: string): Promise<Loaded> {
  const host = new GuestHost();
  const guest = await Guest.make();
  const mod = { id: 'attack', version: '1.0.0', files: new Map([[FILE, script]]), entries: [FILE] };
  host.add(mod, guest);
  try {
    const declared = readDeclaration(JSON.parse(guest.load(FILE, (path) => mod.files.get(path))), mod.id, FILE);
    if (declared.kind !== 'card') throw new GameError('unknownKind', { file: FILE });
    host.place(declared.card.id, mod.id, FILE);
    const { book } = base.book;
    const cards = [...book.cards, declared.card];
    host.setTypes(cards.map((one) => one.id));
    const scripts: ScriptHost = {
      run: (id, ...rest) => (id.startsWith('attack:') ? host.run(id, ...rest) : base.host.run(id, ...rest)),
    };
    return { book: catalogue({ ...book, mods: [...book.mods, mod.id], cards, scripts }), host };
  } catch (error) {
    host.dispose();
    throw error;
  }
}

/** The cult of the first seat augments with what it has in hand. */
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

const chooseOption = (session: Session, has: (option: Readonly<Record<string, unknown>>) => boolean): boolean => {
  const option = session.decision?.options.find(has);
  if (option === undefined) return false;
  session.answer([option.id]);
  return true;
};

/** What a script that stops cleanly leaves behind: strikes, and that the card was tried (which counts as having acted). */
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
    ask: null,
    flow: [],
  } as State);

/** Desecration is a function of the base set: it asks, is answered and takes the Ritual away. */
function neighbourWorks(book: Catalogue): boolean {
  const session = Session.begin({ scenario: augmenting(['desecration']) }, book);
  chooseOption(session, (option) => option['plan'] === 'influence');
  if (!chooseOption(session, (option) => option['card'] === 'desecration')) return false;
  for (let i = 0; i < 3 && session.decision?.kind === 'chooseRitual'; i++) session.answer(session.decision.suggest);
  return session.events.some((event) => event.type === 'ritualRemoved' || event.type === 'ritualReturned');
}

/** The table still answers: whatever is open can be answered as suggested. */
function answersOn(session: Session): boolean {
  const { decision } = session;
  if (decision === null) return false;
  const before = session.log.length;
  session.answer(decision.suggest);
  return session.log.length > before;
}

function useAbility({ book, host }: Loaded): { readonly ending: Ending; readonly table: boolean } {
  const session = Session.begin({ scenario: augmenting(['attack:attack', 'attack:attack']) }, book);
  chooseOption(session, (option) => option['plan'] === 'augmentation');
  // The second copy keeps the moment open, so that the state can be compared.
  const before = hashApart(session.state);
  const offered = chooseOption(session, (option) => option['card'] === 'attack:attack');
  if (!offered) return { ending: { ...NOTHING, outcome: 'refused', reason: 'notOffered' }, table: false };
  const { fuel } = host;
  const cancelled = session.events.find((event) => event.type === 'scriptCancelled');
  if (cancelled === undefined) {
    const asks = session.decision?.kind ?? '';
    return {
      ending: { outcome: 'returned', reason: asks, fuel, said: JSON.stringify(session.events) },
      table: answersOn(session),
    };
  }
  const asBefore = hashApart(session.state) === before;
  const said = JSON.stringify(session.events);
  return {
    ending: { outcome: 'failed', reason: String(cancelled['reason']), fuel, said },
    table: asBefore && answersOn(session),
  };
}

const NOTHING: Ending = { outcome: 'returned', reason: '', fuel: 0, said: '' };

async function raw(body: string): Promise<Ending> {
  const guest = await Guest.make();
  const { ok, text } = guest.attack(body);
  guest.dispose();
  return { outcome: ok ? 'returned' : 'failed', reason: ok ? '' : text.slice(0, 80), fuel: 0, said: text };
}

/** The file as an author would give it: what the static check or the loading says of it, or how its ability ended. */
async function entered(
  { body, as }: Attack,
  base: Library,
): Promise<{ readonly ending: Ending; readonly table: boolean | null }> {
  let loaded: Loaded;
  try {
    loaded = await loadBeside(base, as === 'load' ? loadFile(body) : abilityFile(body));
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    const reason = String(error.params['reason'] ?? error.code);
    return { ending: { outcome: 'refused', reason, fuel: 0, said: JSON.stringify(error.params) }, table: null };
  }
  try {
    return as === 'ability' ? useAbility(loaded) : { ending: NOTHING, table: null };
  } finally {
    loaded.host.dispose();
  }
}

/** Lets a body loose, and looks afterwards whether everything around it still stands. */
export async function runAttack(attack: Attack): Promise<AttackResult> {
  Object.assign(globalThis, { [HOST_SECRET]: SECRET });
  home ??= openLibrary([]);
  const base = await home;
  const { ending, table } = attack.raw ? { ending: await raw(attack.body), table: null } : await entered(attack, base);
  const { said, ...rest } = ending;
  return {
    ...rest,
    escaped: said.includes(SECRET),
    neighbour: neighbourWorks(base.book),
    table: table ?? answersOn(Session.begin({ scenario: augmenting(['brute']) }, base.book)),
  };
}
