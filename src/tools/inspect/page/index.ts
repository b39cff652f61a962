import { STEADY } from '../../../platform/bots';
import type { Start } from '../../../platform/session/session';
import type { TableView } from '../../../games/cults/contract/view-types';
import { ManualClock, isMoving } from '../../../platform/shell/manual-clock';
import type { Settings } from '../../../platform/shell/settings';
import { CurrentGame, OpenTable } from '../../../platform/screens/table/current-game';
import { LoadingScreen } from '../../../platform/screens/frame/loading-screen';
import type { CultsReading } from '../../../games/cults/reading';
import type { GamePage } from '../../../platform/screens/game-page';
import type { Doors, Services } from '../../../platform/screens/services';
import type { CultsGame, CultsOpenTable } from '../../../games/cults/screens/cults-screen';
import { StudyScreen } from '../../../games/cults/screens/study-screen';
import { changeLanguage } from '../../../platform/screens/change-language';
import { botsClock } from '../../../platform/screens/table/bots-clock';
import { inspection } from '../../../platform/screens/table/start-worker';
import { TableScreen } from '../../../platform/screens/table/table-screen';
import { clickables, hookTables, type Clickable } from './test-hook';
import { GO_ON } from '../../../platform/stage/go-on';
import { Books } from '../../../games/cults/picture/cards/books';
import { Calibration, measureFrame, type FrameFigure } from './frames';
import { panelsDrawn, panelsOf, playedOver } from './panels';
import { seenTexts, type SeenText } from './seen';
import { boxOf, drawnTexts, type TextBox, type DrawnText } from './texts';
import { tidy } from './tidy';

/** The API for tests, bench and screenshots, beyond clicking. Loaded only with `?inspect`. */
export interface Inspection {
  /** Starts another game and shows its table. */
  readonly begin: (start: Start) => Promise<void>;
  /** Restores a save, with these bundled mods; mods inside the save are used too. */
  readonly restore: (save: unknown, mods?: readonly string[]) => Promise<void>;
  /** Calls one of the router's ways (`Doors`). */
  readonly go: (door: DoorName) => Promise<void>;
  /** Shows the loading screen at this fraction. */
  readonly load: (part: number) => Promise<void>;
  readonly change: (settings: Partial<Settings>) => Promise<void>;
  /** Holds the clock: tweens advance only through `play`. */
  readonly hold: () => void;
  /** Frames are rendered only on demand from now on. */
  readonly holdFrames: () => void;
  /**
   * Advances the held clock frame by frame until a decision is open; returns the frames that were requested, with calibration if
   * `measured`.
   */
  readonly play: (options: PlayOptions) => Promise<FrameFigure[]>;
  /** Advances the held clock and renders what that has changed. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Whether an animation waits for a click. */
  readonly waits: () => boolean;
  readonly rendered: () => number;
  /** Whether nothing moves and no frame is pending. */
  readonly atRest: () => boolean;
  /** Ends what drifts by itself until the next input. */
  readonly rest: () => void;
  readonly render: () => void;
  /** Every drawn text, including covered ones. */
  readonly texts: () => readonly DrawnText[];
  /** The visible ones of these. */
  readonly seenTexts: () => readonly SeenText[];
  /** Advances the held clock until nothing moves, then renders. */
  readonly settle: () => Promise<void>;
  /** Makes the renderer drop its caches. */
  readonly tidy: () => Promise<void>;
  readonly spots: () => readonly Clickable[];
  /** Where the thing with this label is drawn, in CSS pixels; null if there is none. */
  readonly bounds: (label: string) => TextBox | null;
  /** Number of things still flying, rolling or announced over the table. */
  readonly playedOver: () => number;
  /** The label of the hand card that lies above the others, because the pointer is on it; null if none is. */
  readonly raised: () => string | null;
  /** What the panels around the board show, and what they should show for `view` (default: the present view with its prompt). */
  readonly panels: (view?: TableView) => { readonly drawn: readonly string[]; readonly expected: readonly string[] };
}

/** The ways that need no parameter but the game; `study` shows the District cards. */
type DoorName = Exclude<keyof Doors, 'begin' | 'rematch' | 'handOver' | 'fetchRest' | 'lay' | 'tryOut' | 'isAtTable'> | 'study';

export interface PlayOptions {
  /** Milliseconds of a frame. */
  readonly step: number;
  /** Most frames to advance. */
  readonly most: number;
  readonly measured?: boolean;
  /** Advance the clock without rendering. */
  readonly unseen?: boolean;
  /** Do not click through animations that wait for the player. */
  readonly unclicked?: boolean;
}

declare global {
  var __inspect: Inspection | undefined;
}

/** Upper bound (ms) for unattended animations; the longest is the legal-target pulse. */
const LONGEST_MOTION = 4000;

const channel = new MessageChannel();

/** Yields to promises and Worker messages; a MessageChannel does it faster than a timer. */
const breathe = (): Promise<void> =>
  new Promise((resume) => {
    channel.port1.onmessage = () => resume();
    channel.port2.postMessage(null);
  });

export function inspect(services: Services, cults: GamePage<TableView, CultsReading>): void {
  const { page, navigation, settings } = services;
  hookTables(page);
  botsClock.iterations = STEADY.iterations;
  inspection.isOn = true;
  let time: ManualClock | null = null;
  let game: CultsGame | null = null;
  /** Advances the held clock until a promise resolves. */
  const passing = async (coming: Promise<void>): Promise<void> => {
    let isThere = false;
    const done = coming.finally(() => void (isThere = true));
    while (time !== null && !isThere) {
      time.pass(100);
      await breathe();
    }
    await done;
  };
  const open = async (mods: readonly string[], begin: (table: CultsOpenTable) => Promise<CultsGame>): Promise<void> => {
    const table = await OpenTable.with(cults, mods);
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
      // By now the frame that waits for a click has been drawn.
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
      const { doors } = services;
      if (door !== 'end' && door !== 'study') return passing(doors[door]());
      const played = game;
      if (played === null) return;
      await passing(door === 'end' ? doors.end(played) : doors.lay(async () => new StudyScreen(services, played)));
    },
    load: (part) => {
      const screen = new LoadingScreen(services);
      return passing(navigation.go(() => screen)).then(() => screen.progress(part));
    },
    change: async ({ lang, ...changes }) => {
      settings.change(changes);
      if (lang !== undefined) await changeLanguage(services, lang);
    },
    hold: () => void (time ??= new ManualClock()),
    holdFrames: () => page.frames.hold(),
    play,
    pass: async (milliseconds) => {
      // In frames, as on a screen: what drifts stops on a machine that skips too many.
      for (let left = milliseconds; left > 0; left -= 40) time?.pass(Math.min(40, left));
      // Several turns: a finished tween begins the next one only after its promises have resolved.
      for (let i = 0; i < 8; i++) await breathe();
      page.frames.now();
    },
    waits: () => page.stage.getChildByLabel(GO_ON, true) !== null,
    rendered: () => page.frames.rendered,
    atRest: () => !page.frames.waiting && !isMoving(),
    rest: () => page.ambience.rest(),
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
    bounds: (label) => {
      const thing = page.stage.getChildByLabel(label, true);
      return thing === null || !thing.visible ? null : boxOf(thing);
    },
    playedOver: () => playedOver(page.stage),
    raised: () => page.stage.getChildByLabel('hand', true)?.children.find(({ zIndex }) => zIndex === 100)?.label ?? null,
    panels: (view) => ({
      drawn: panelsDrawn(page.stage, view === undefined),
      expected: panelsOf(view ?? game!.view, new Books(game!.reading, settings.current.lang), view === undefined),
    }),
  };
}
