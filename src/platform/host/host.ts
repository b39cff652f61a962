import { GAMES } from '../../games';
import { cults, openingOf, RULES, type Catalogue, type State, type RulesView } from '../../games/cults/rules';
import { GameError, redactAll } from '../../kernel';
import type { Mod } from '../sandbox/mods';
import { NotFetched } from '../sandbox/engine/not-fetched';
import { canCarry } from '../session/contents';
import { ModsDiffer, type ModsChoice } from '../session/differences';
import { openLibrary, type Library } from '../../games/cults/base-set/library';
import type { Restored } from '../session/restore';
import { saveOf } from '../session/saving';
import { Session } from '../session/session';
import type { TableView } from '../../games/cults/contract/view-types';
import type { Moment, Reading, Reply, Request, RemoteError, Step } from './messages';
import { tableViewOf } from '../../games/cults/contract/table-view';

type CultsSession = Session<State, Catalogue, RulesView>;
type CultsRestored = Restored<State, Catalogue, Library, RulesView>;

/** The game inside the Worker: answers the page's requests one after the other. It knows nothing of Workers itself. */
export class GameHost {
  #library: Library | null = null;
  /** The cards of the game at hand, where a restored one has its own. */
  #own: Library | null = null;
  #session: CultsSession | null = null;

  async handle(request: Request): Promise<Reply> {
    try {
      return await this.#run(request);
    } catch (error) {
      return { error: remoteError(error) };
    }
  }

  async #run(request: Request): Promise<Reply> {
    switch (request.ask) {
      case 'open':
        return { reading: await this.#open(request.sources) };
      case 'opening':
        return { opening: openingFor(request.config, this.#books()) };
      case 'begin':
        return this.#begun({ session: Session.begin(cults, request.start, this.#books().book), library: this.#books() });
      case 'restore':
        return this.#begun(await (await whatOpensSaves())(request.save, this.#books(), request.mods));
      case 'answer':
        // Whoever plays on may need it later, and perhaps without a connection.
        whatOpensSaves().catch(() => undefined);
        return this.#answered(request.value, request.id);
      case 'undo':
        return this.#changed((session) => session.undo());
      case 'kill':
        return this.#changed((session) => session.kill(request.mod));
      case 'blank':
        return this.#changed((session) => session.blank(request.card, request.seat));
      case 'events':
        return { events: redactAll(this.#game().standing, watcher(this.#game())) };
      case 'hash':
        return { hash: this.#game().hash };
    }
  }

  async #open(sources: Parameters<typeof openLibrary>[0]): Promise<Reading> {
    const library = await openLibrary(sources);
    this.#library = library;
    return readingOf(library);
  }

  #books(): Library {
    if (this.#library === null) throw new GameError('noGame');
    return this.#library;
  }

  #game(): CultsSession {
    if (this.#session === null) throw new GameError('noGame');
    return this.#session;
  }

  /** The page's game from now on, once all that is told of it has been worked out: whatever goes wrong leaves the one at hand. */
  #begun({ session, library }: CultsRestored): Reply {
    const isOwn = library !== this.#library;
    try {
      const moment = momentOf(session, library, isOwn, [{ events: [], view: viewFor(session), by: null }]);
      const reply = { moment: isOwn ? { ...moment, reading: readingOf(library) } : moment };
      if (this.#own !== library) this.#own?.host.dispose();
      this.#own = isOwn ? library : null;
      this.#session = session;
      return reply;
    } catch (error) {
      if (isOwn && library !== this.#own) library.host.dispose();
      throw error;
    }
  }

  #answered(value: readonly string[], id: number): Reply {
    const { ask } = this.#game().state;
    if (ask !== null && ask.id !== id) throw new GameError('staleDecision', { given: id, open: ask.id });
    return this.#changed((session) => session.answer(value));
  }

  /** Lets something happen, and tells it step by step: the table plays one after the other. */
  #changed(change: (session: CultsSession) => void): Reply {
    const session = this.#game();
    // Who will look at it is known only at the end: the person who is asked then, and nobody else's hand may be seen.
    const steps: (Omit<Step, 'view'> & { readonly views: ReadonlyMap<string, TableView> })[] = [];
    const views = (): ReadonlyMap<string, TableView> => new Map(people(session).map((cult) => [cult, viewFor(session, cult)]));
    const from = people(session).length > 1 ? views() : null;
    session.onStep = (events, by) => void steps.push({ events, by, views: views() });
    try {
      change(session);
    } finally {
      session.onStep = null;
    }
    const seat = watcher(session);
    const moment = momentOf(
      session,
      this.#own ?? this.#books(),
      this.#own !== null,
      steps.map(({ events, by, views: seen }) => ({ events: redactAll(events, seat), by, view: seen.get(seat)! })),
    );
    return { moment: from === null ? moment : { ...moment, from: from.get(seat)! } };
  }
}

/** A game with more than the base set keeps its cards in its save: mods are changed and taken away. */
function momentOf(session: CultsSession, { mods }: Library, isOwn: boolean, steps: readonly Step[]): Moment {
  const carried = (isOwn || mods.length > 1) && canCarry(mods);
  return { steps, view: viewFor(session), save: saveOf(session, mods, carried) };
}

type Opening = (save: unknown, library: Library, mods?: ModsChoice) => CultsRestored | Promise<CultsRestored>;
let saves: Promise<Opening> | null = null;

/** The check of saves is large, and a new game has none: it is fetched when it is first wanted. */
function whatOpensSaves(): Promise<Opening> {
  saves ??= Promise.all([import('../session/restore'), GAMES.cults().then((game) => game.saves())]).then(
    ([{ restoreGame }, ofCults]) =>
      (save, library, mods) =>
        restoreGame(ofCults, save, library, mods),
    () => {
      saves = null;
      throw new NotFetched('restore');
    },
  );
  return saves;
}

/** The persons at the table; where only bots play, whoever looks sees the first one's cards. */
function people({ state }: CultsSession): readonly string[] {
  const { seats } = state.setting;
  const persons = seats.filter(({ by }) => by === 'human');
  return (persons.length === 0 ? seats.slice(0, 1) : persons).map(({ cult }) => cult);
}

/** Who looks at the screen: the person who is asked, else the first person at the table. */
function watcher(session: CultsSession): string {
  const { ask, setting } = session.state;
  const asked = ask === null ? undefined : setting.seats[ask.seat];
  return asked?.by === 'human' ? asked.cult : people(session)[0]!;
}

/** The seat's view as the table reads it. */
const viewFor = (session: CultsSession, cult = watcher(session)): TableView =>
  tableViewOf(session.view(cult, Number.MAX_SAFE_INTEGER), cult);

/** The board that a game begins on, as the table reads it. */
function openingFor(config: unknown, { book }: Library): TableView {
  const view = openingOf(config, book);
  return tableViewOf(view, view.seat ?? '');
}

const infoOf = ({ manifest: { id, version } }: Mod): Reading['mods'][number] => ({ id, version });

function readingOf({ book, printed, art, emblems, mods, leftOut }: Library): Reading {
  const { cards, cults, rules, firstGame } = book.book;
  return {
    cards,
    cults,
    rules,
    numbers: RULES,
    firstGame: firstGame.stacks,
    printed: [...printed],
    art: [...art],
    emblems: [...emblems],
    mods: mods.map(infoOf),
    leftOut,
  };
}

function remoteError(error: unknown): RemoteError {
  if (error instanceof GameError) {
    const { code, params, rule } = error;
    const known = { code, params, ...(rule === undefined ? {} : { rule }) };
    if (!(error instanceof ModsDiffer)) return known;
    const { differences, offers, closed } = error;
    return { ...known, mods: { differences, offers, closed } };
  }
  if (error instanceof NotFetched) return { code: 'notFetched', params: {} };
  return { code: 'internal', params: { what: String(error).slice(0, 200) } };
}
