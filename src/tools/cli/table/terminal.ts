import type { CultsSession } from '../../../games/cults/game';
import { cultsSaves } from '../../../games/cults/saves';
import { readFileSync, writeFileSync } from 'node:fs';
import { withdrawn, cults, type Catalogue, type State, type RulesView } from '../../../games/cults/rules';
import { GameError, type Decision } from '../../../kernel';
import type { Lang } from '../../../platform/i18n/lang';
import type { Names, Words } from '../../../games/cults/words';
import { countNothing } from '../../../platform/sandbox/guest/guest-limits';
import { baseBook, baseLibrary } from '../../../games/cults/base-set/books';
import { MODS_CHOICES, type ModsChoice } from '../../../platform/session/differences';
import type { Library } from '../../../games/cults/base-set/library';
import { restoreGame, type Restored } from '../../../platform/session/restore';
import { saveOf } from '../../../platform/session/save';
import { Session } from '../../../platform/session/session';
import { readArguments, readLang, wholeNumber } from '../process/arguments';
import { BoardText } from './board-text';
import { printable } from '../process/output';
import { backTo, keepPast, typedLines } from '../process/command-guard';
import { paintFor, wantsColours, type Paint } from '../process/paint';
import { cameBack, type Revival } from './past';
import { namesOf, wordsOf } from '../words';

/** One-letter commands, listed by `?`. */
const HELP: readonly (readonly [key: string, topic: keyof Words['ui']['helpFor']])[] = [
  ['1 2 …', 'answer'],
  ['!', 'suggestion'],
  ['w', 'whyNot'],
  ['b', 'board'],
  ['h', 'hand'],
  ['l', 'log'],
  ['p', 'score'],
  ['u', 'undo'],
  ['s FILE', 'save'],
  ['?', 'help'],
  ['q', 'quit'],
];

/** A game for a person in a terminal: numbered options, the board as text. */
class Terminal {
  readonly #session: CultsSession;
  readonly #library: Library;
  readonly #revival: Revival | null;
  readonly #killed: readonly string[];
  readonly #isBack: boolean;
  /** Whether saves carry the mods. */
  readonly #carries: boolean;
  readonly #words: Words;
  readonly #names: Names;
  readonly #paint: Paint;
  readonly #text: BoardText;
  readonly #colours: boolean;
  #told = 0;

  constructor({ session, library, revival, killed, isBack }: Opened, carries: boolean, lang: Lang, colours: boolean) {
    this.#session = session;
    this.#library = library;
    this.#revival = revival;
    this.#killed = killed;
    this.#isBack = isBack;
    // Do not repeat events that were shown before the thread was killed.
    this.#told = isBack ? session.events.length : 0;
    this.#carries = carries;
    this.#words = wordsOf(lang, library);
    this.#names = namesOf(lang, library);
    this.#colours = colours;
    this.#paint = paintFor(colours);
    this.#text = new BoardText(this.#words, this.#names, this.#paint);
  }

  #say(text: string): void {
    process.stdout.write(`${printable(text, this.#colours)}\n`);
  }

  get #seat(): string {
    return this.#session.decision?.seat ?? this.#session.state.setting.seats[0]!.cult;
  }

  async play(input: AsyncIterable<string>): Promise<void> {
    const { ui } = this.#words;
    if (!this.#isBack) this.#greet();
    for (const mod of this.#killed) this.#say(this.#paint.bad(this.#words.event({ type: 'modKilled', mod })));
    this.#show();
    this.#prompt();
    if (this.#session.decision === null) return;
    for await (const line of input) {
      if (!this.#take(line.trim())) return this.#say(ui.goodbye);
      if (this.#session.decision === null) return;
      this.#prompt();
    }
  }

  #greet(): void {
    const { ui } = this.#words;
    this.#say(this.#paint.bold(`${ui.title} — ${ui.subtitle}`));
    this.#help();
  }

  /** Shows the events since the last call, as this seat may know them. */
  #show(): void {
    const view = this.#session.view(this.#seat, this.#told);
    this.#told = this.#session.events.length;
    for (const event of view.events ?? []) this.#say(`  ${this.#paint.dim(this.#words.event(event))}`);
    this.#say(`\n${this.#text.board(view)}\n`);
    if (this.#session.decision === null) this.#end();
  }

  #end(): void {
    const { ui } = this.#words;
    const outcome = this.#session.outcome as { winners: string[]; objective?: { met: boolean } };
    this.#say(this.#paint.bold(ui.gameOver));
    this.#say(this.#text.scores(this.#session.view(this.#seat)));
    if (outcome.objective !== undefined)
      this.#say(outcome.objective.met ? `${ui.objectiveMet}. ${ui.youWin}` : `${ui.objectiveMissed}. ${ui.youLose}`);
    else this.#say(ui.whoWon(outcome.winners.map((cult) => this.#names.cult(cult))));
  }

  #prompt(): void {
    const { decision, start, log } = this.#session;
    keepPast({ start, log, revival: this.#revival });
    if (decision === null) return;
    const { ui } = this.#words;
    const name = this.#names.cult(decision.seat);
    this.#say(`${this.#paint.cult(decision.seat, name)}: ${this.#paint.bold(this.#words.prompt(decision))}`);
    decision.options.forEach((option, i) =>
      this.#say(`  ${String(i + 1).padStart(2)}) ${this.#words.label(decision.kind, option)}`),
    );
    const suggestion =
      decision.suggest.map((id) => decision.options.findIndex((option) => option.id === id) + 1).join(' ') || ui.none;
    const many = decision.max > 1 ? `${ui.chooseNumbers} (${ui.howMany(decision.min, decision.max)})` : ui.chooseNumber;
    this.#say(
      this.#paint.dim(
        `${many}; ${decision.min === 0 ? `${ui.emptyMeansNone}; ` : ''}! = ${ui.suggestion}: ${suggestion}; ? = ${ui.help}`,
      ),
    );
    process.stdout.write('> ');
  }

  /** Handles one line of input; false ends the game. */
  #take(line: string): boolean {
    const { decision } = this.#session;
    if (decision === null) return false;
    const [command = '', ...rest] = line.split(/\s+/);
    try {
      if (command === 'q') return false;
      if (!this.#command(command, rest.join(' '), decision)) this.#answer(numbersOf(line, decision));
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.#say(this.#paint.bad(this.#words.error(error.code, error.params)));
    }
    return true;
  }

  #command(command: string, rest: string, decision: Decision): boolean {
    const view = (): ReturnType<CultsSession['view']> => this.#session.view(this.#seat);
    switch (command) {
      case '!':
        this.#answer(decision.suggest);
        return true;
      case '?':
        this.#help();
        return true;
      case 'b':
        this.#say(this.#text.board(view()));
        return true;
      case 'h':
        this.#say(this.#text.hand(view()).join('\n'));
        return true;
      case 'p':
        this.#say(this.#text.scores(view()));
        return true;
      case 'w':
        this.#say(
          decision.refused.map((refusal) => `${this.#words.refused(refusal)} (${refusal.rule})`).join('\n') ||
            this.#words.ui.nothingRefused,
        );
        return true;
      case 'l':
        for (const event of withdrawn(view().events ?? []).slice(-40)) this.#say(`  ${this.#words.event(event)}`);
        return true;
      case 'u':
        this.#session.undo();
        this.#told = this.#session.events.length;
        this.#say(this.#words.ui.undone);
        return true;
      case 's':
        this.#save(rest);
        return true;
      default:
        return false;
    }
  }

  #save(file: string): void {
    const path = file === '' ? 'cults-save.json' : file;
    try {
      const save = JSON.stringify(saveOf(this.#session, this.#library.mods, this.#carries));
      writeFileSync(path, save);
    } catch (error) {
      if (error instanceof GameError) throw error;
      throw new GameError('fileNotWritten', { path, why: error instanceof Error ? error.message : '' });
    }
    this.#say(this.#words.ui.saved(path));
  }

  #answer(ids: readonly string[]): void {
    this.#session.answer(ids);
    this.#show();
  }

  #help(): void {
    for (const [key, topic] of HELP) this.#say(`  ${key.padEnd(8)} ${this.#words.ui.helpFor[topic]}`);
  }
}

function numbersOf(line: string, decision: Decision): string[] {
  const words = line === '' ? [] : line.split(/[\s,]+/);
  return words.map((word) => {
    const option = /^\d+$/.test(word) ? decision.options[Number(word) - 1] : undefined;
    if (option === undefined)
      throw new GameError('notANumberOfAnOption', { value: word.slice(0, 20), max: decision.options.length });
    return option.id;
  });
}

function modsChoice(given: string | undefined): ModsChoice {
  const choice = MODS_CHOICES.find((known) => known === (given ?? 'refuse'));
  if (choice === undefined) throw new GameError('unknownId', { path: '--mods', value: given ?? '', known: MODS_CHOICES });
  return choice;
}

/** A game and the save it came from. */
interface Opened extends Restored<State, Catalogue, Library, RulesView> {
  readonly revival: Revival | null;
  /** Mods that were killed just now. */
  readonly killed: readonly string[];
  /** It was at this terminal before: only its thread is another. */
  readonly isBack: boolean;
}

/** Opens the game of a thread that was killed or broke, a saved game, or a new one. */
async function openGame(given: ReadonlyMap<string, string>): Promise<Opened> {
  const back = backTo();
  if (back !== null) {
    const { past, killed } = back;
    const restored = await cameBack(cultsSaves, past, baseLibrary());
    for (const mod of killed) restored.session.kill(mod);
    return { ...restored, revival: past.revival, killed, isBack: true };
  }
  const file = given.get('load');
  if (file === undefined) return { session: newSession(given), library: baseLibrary(), revival: null, killed: [], isBack: false };
  const revival = { save: readFile(file), mods: modsChoice(given.get('mods')) };
  return { ...(await restoreGame(cultsSaves, revival.save, baseLibrary(), revival.mods)), revival, killed: [], isBack: false };
}

function newSession(given: ReadonlyMap<string, string>): CultsSession {
  const cult = given.get('cult') ?? 'cthulhu';
  const shared = { rounds: wholeNumber(given, 'rounds', 6, 6, 10), seed: given.get('seed') ?? String(Date.now()) };
  const rivals = wholeNumber(given, 'bots', 0, 0, 3);
  const others = ['cthulhu', 'hastur', 'dagon', 'chaugnar'].filter((id) => id !== cult);
  if (rivals === 0) {
    const solo = { npc: given.get('npc') ?? others[0], objective: given.get('objective') ?? 'ascendance' };
    return Session.begin(cults, { config: { ...shared, seats: [{ cult }], solo } }, baseBook());
  }
  const seats = [{ cult, by: 'human' }, ...others.slice(0, rivals).map((id) => ({ cult: id, by: 'random' }))];
  return Session.begin(cults, { config: { ...shared, seats, first: null } }, baseBook());
}

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new GameError('fileNotRead', { path: file, why: error instanceof Error ? error.message : '' });
  }
}

/** `cults play`: solo against the NPC, or with `--bots N` against bots; `--mods` says what to do about the mods of a save. `--uncounted` is for testing the clock. */
export async function terminalCommand(args: readonly string[]): Promise<void> {
  const known = {
    lang: 'value',
    cult: 'value',
    npc: 'value',
    objective: 'value',
    rounds: 'value',
    seed: 'value',
    bots: 'value',
    load: 'value',
    mods: 'value',
    'with-mods': 'flag',
    uncounted: 'flag',
  } as const;
  const given = readArguments(args, known);
  if (given.has('uncounted')) countNothing();
  const lang = readLang(given.get('lang'));
  const terminal = new Terminal(await openGame(given), given.has('with-mods'), lang, wantsColours());
  await terminal.play(typedLines());
}
