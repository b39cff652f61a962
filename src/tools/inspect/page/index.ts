import type { Start } from '../../../platform/session/session';
import type { TableView } from '../../../games/cults/contract/view-types';
import { HeldTime, isMoving } from '../../../platform/shell/held-time';
import type { Settings } from '../../../platform/shell/settings';
import { CurrentGame, OpenTable } from '../../../platform/screens/table/current-game';
import { LoadingScreen } from '../../../platform/screens/frame/loading-screen';
import type { Doors, Services } from '../../../platform/screens/services';
import { speak } from '../../../platform/screens/speak';
import { TableScreen } from '../../../platform/screens/table/table-screen';
import { clickables, hookTables, type Clickable } from './test-hook';
import { Books } from '../../../games/cults/picture/cards/books';
import { Calibration, measureFrame, type FrameFigure } from './frames';
import { panelsDrawn, panelsOf, playedOver } from './panels';
import { seenTexts, type SeenText } from './seen';
import { drawnTexts, type DrawnText } from './texts';
import { tidy } from './tidy';

/** What tests, the bench and the shots do with the page beyond clicking. Loaded only where the address asks for it (`?inspect`). */
export interface Inspection {
  /** Brings a table with another game, as the screens do. */
  readonly begin: (start: Start) => Promise<void>;
  /** With the bundled mods named; mods that the save carries come with it. */
  readonly restore: (save: unknown, mods?: readonly string[]) => Promise<void>;
  /** Goes through one of the doors between screens. */
  readonly go: (door: Exclude<keyof Doors, 'begin' | 'handOver' | 'fetchEnd'>) => Promise<void>;
  /** Shows the bar of the start, filled so far. */
  readonly load: (part: number) => Promise<void>;
  readonly change: (settings: Partial<Settings>) => Promise<void>;
  /** Tweens stand still from now on; time passes by `play` alone. */
  readonly hold: () => void;
  /** No frame comes by itself from now on. */
  readonly holdFrames: () => void;
  /** Lets time pass frame by frame until the table asks; tells of the frames that something asked for, with `measured` also the calibration. */
  readonly play: (options: PlayOptions) => Promise<FrameFigure[]>;
  readonly rendered: () => number;
  /** Whether nothing moves and nothing is left to be drawn. */
  readonly atRest: () => boolean;
  readonly render: () => void;
  /** Everything that is written, also what lies under something else. */
  readonly texts: () => readonly DrawnText[];
  /** What of it can be seen. */
  readonly seenTexts: () => readonly SeenText[];
  /** Lets held time pass until whatever moved has come to rest, and draws that. */
  readonly settle: () => Promise<void>;
  /** Lets the renderer throw away what it keeps for a while in case it is needed again. */
  readonly tidy: () => Promise<void>;
  readonly spots: () => readonly Clickable[];
  /** How many things still fly, roll or are announced over the table. */
  readonly playedOver: () => number;
  /** What the panels around the board show, and what they should show of a view (of the present one, with what it asks, unless told). */
  readonly panels: (view?: TableView) => { readonly drawn: readonly string[]; readonly expected: readonly string[] };
}

export interface PlayOptions {
  /** Milliseconds of a frame. */
  readonly step: number;
  /** Frames' times to let pass at most. */
  readonly most: number;
  readonly measured?: boolean;
  /** Time passes, and no frame is built. */
  readonly unseen?: boolean;
  /** What waits for the player's click goes on waiting. */
  readonly unclicked?: boolean;
}

declare global {
  var __inspect: Inspection | undefined;
}

/** Nothing that moves by itself, the glow of what is legal above all, goes on for longer; milliseconds. */
const LONGEST_MOTION = 4000;

const channel = new MessageChannel();

/** Lets whatever waits for a promise or a message of the Worker go on; timers would wait longer. */
const breathe = (): Promise<void> =>
  new Promise((resume) => {
    channel.port1.onmessage = () => resume();
    channel.port2.postMessage(null);
  });

export function inspect(services: Services): void {
  const { page, navigation, settings } = services;
  hookTables(page);
  let time: HeldTime | null = null;
  let game: CurrentGame | null = null;
  /** Lets held time pass until something has come about. */
  const passing = async (coming: Promise<void>): Promise<void> => {
    let isThere = false;
    const done = coming.finally(() => void (isThere = true));
    while (time !== null && !isThere) {
      time.pass(100);
      await breathe();
    }
    await done;
  };
  const open = async (mods: readonly string[], begin: (table: OpenTable) => Promise<CurrentGame>): Promise<void> => {
    const table = await OpenTable.with(mods);
    const opened = await begin(table).catch((error: unknown) => {
      table.close();
      throw error;
    });
    game = opened;
    await passing(navigation.go(() => new TableScreen(services, opened)));
  };
  const play = async ({
    step,
    most,
    measured = false,
    unseen = false,
    unclicked = false,
  }: PlayOptions): Promise<FrameFigure[]> => {
    const calibration = measured ? new Calibration(page) : null;
    const figures: FrameFigure[] = [];
    for (let i = 0; i < most && globalThis.__cults?.idle() !== true; i++) {
      const figure = time === null ? null : unseen ? time.pass(step) : measureFrame(page, time, step, calibration);
      if (figure) figures.push(figure);
      // What waits for the player's click has been drawn by now.
      if (!unclicked) globalThis.__cults?.proceed();
      await breathe();
    }
    calibration?.destroy();
    if (!unseen) page.frames.now();
    return figures;
  };
  globalThis.__inspect = {
    begin: (start) => open([], (table) => CurrentGame.begin(table, start)),
    restore: (save, mods = []) => open(mods, (table) => CurrentGame.restore(table, save, 'pinned')),
    go: async (door) => {
      if (door !== 'end' && door !== 'study') return passing(services.doors[door]());
      if (game !== null) await passing(services.doors[door](game));
    },
    load: (part) => {
      const screen = new LoadingScreen(services);
      return passing(navigation.go(() => screen)).then(() => screen.progress(part));
    },
    change: async ({ lang, ...changes }) => {
      settings.change(changes);
      if (lang !== undefined) await speak(services, lang);
    },
    hold: () => void (time ??= new HeldTime()),
    holdFrames: () => page.frames.hold(),
    play,
    rendered: () => page.frames.rendered,
    atRest: () => !page.frames.waiting && !isMoving(),
    render: () => page.frames.now(),
    texts: () => drawnTexts(page.stage).map(({ drawn }) => drawn),
    seenTexts: () => seenTexts(page),
    settle: async () => {
      for (let passed = 0; passed < LONGEST_MOTION; passed += 100) {
        time?.pass(100);
        await breathe();
      }
      page.frames.now();
    },
    tidy: () => tidy(page),
    spots: () => clickables(page.stage),
    playedOver: () => playedOver(page.stage),
    panels: (view) => ({
      drawn: panelsDrawn(page.stage, view === undefined),
      expected: panelsOf(view ?? game!.view, new Books(game!.reading, settings.current.lang), view === undefined),
    }),
  };
}
