import { GameError, redactAll } from '../../engine';
import type { Mod } from '../../sandbox/mods';
import { openLibrary, type Library } from '../library';
import { restore, saveOf } from '../save';
import { Session } from '../session';
import type { TableView } from '../view-types';
import type { Moment, Reading, Reply, Request, RemoteError, Step } from './messages';

/** The game inside the Worker: answers the page's requests one after the other. It knows nothing of Workers itself. */
export class GameHost {
  /** Told which mod's script begins to run, and null when it has come back. */
  watch: (mod: string | null) => void = () => undefined;
  #library: Library | null = null;
  #session: Session | null = null;

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
      case 'begin':
        return this.#begun(Session.begin(request.start, this.#books().book));
      case 'restore':
        return this.#begun(restore(request.save, this.#books().book));
      case 'answer':
        return this.#answered(request.value, request.id);
      case 'undo':
        return this.#changed((session) => session.undo());
      case 'kill':
        return this.#changed((session) => session.kill(request.mod));
      case 'blank':
        return this.#changed((session) => session.blank(request.card, request.seat));
      case 'hash':
        return { hash: this.#game().hash };
    }
  }

  async #open(sources: Parameters<typeof openLibrary>[0]): Promise<Reading> {
    const library = await openLibrary(sources);
    library.host.watch = (mod) => this.watch(mod);
    this.#library = library;
    return readingOf(library);
  }

  #books(): Library {
    if (this.#library === null) throw new GameError('noGame');
    return this.#library;
  }

  #game(): Session {
    if (this.#session === null) throw new GameError('noGame');
    return this.#session;
  }

  #begun(session: Session): Reply {
    this.#session = session;
    return { moment: momentOf(session, [{ events: [], view: viewFor(session), by: null }]) };
  }

  #answered(value: readonly string[], id: number): Reply {
    const { ask } = this.#game().state;
    if (ask !== null && ask.id !== id) throw new GameError('staleDecision', { given: id, open: ask.id });
    return this.#changed((session) => session.answer(value));
  }

  /** Lets something happen, and tells it step by step: the table plays one after the other. */
  #changed(change: (session: Session) => void): Reply {
    const session = this.#game();
    const steps: Step[] = [];
    session.onStep = (events, by) => void steps.push({ events, view: viewFor(session), by });
    try {
      change(session);
    } finally {
      session.onStep = null;
    }
    void this.#books().host.repair();
    const seat = viewFor(session).seat;
    return {
      moment: momentOf(
        session,
        steps.map((step) => ({ ...step, events: redactAll(step.events, seat) })),
      ),
    };
  }
}

function momentOf(session: Session, steps: readonly Step[]): Moment {
  return { steps, view: viewFor(session), save: saveOf(session) };
}

/** Who looks at the screen: the person who is asked, else the first person at the table. */
function watcher(session: Session): string {
  const { ask, setting } = session.state;
  const asked = ask === null ? undefined : setting.seats[ask.seat];
  const person = setting.seats.find((seat) => seat.by === 'human') ?? setting.seats[0]!;
  return asked?.by === 'human' ? asked.cult : person.cult;
}

function viewFor(session: Session): TableView {
  const { resume: _, events: __, ...view } = session.view(watcher(session), Number.MAX_SAFE_INTEGER);
  return view as unknown as TableView;
}

const infoOf = ({ manifest: { id, version } }: Mod): Reading['mods'][number] => ({ id, version });

function readingOf({ book, printed, mods, leftOut }: Library): Reading {
  const { cards, cults, rules } = book.book;
  return { cards, cults, rules, printed: [...printed], mods: mods.map(infoOf), leftOut };
}

function remoteError(error: unknown): RemoteError {
  if (error instanceof GameError) {
    const { code, params, rule } = error;
    return { code, params, ...(rule === undefined ? {} : { rule }) };
  }
  return { code: 'internal', params: { what: String(error).slice(0, 200) } };
}
