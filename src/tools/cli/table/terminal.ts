import type { CultsSession } from '../../../games/cults/game';
import { writeFileSync } from 'node:fs';
import { withdrawn } from '../../../games/cults/rules';
import { GameError, type Decision } from '../../../kernel';
import type { Lang } from '../../../platform/i18n/lang';
import type { Names, Words } from '../../../games/cults/words';
import { countNothing } from '../../../platform/sandbox/guest/guest-limits';
import type { CultsLibrary } from '../../../games/cults/base-set/library';
import { saveOf } from '../../../platform/session/save';
import { cardNamed } from '../cards/card-named';
import { readArguments, readLang } from '../process/arguments';
import { noteLines } from '../mod/test/trace-lines';
import type { ScriptNote } from '../../../games/cults/vocabulary/book';
import { BoardText } from './board-text';
import { coachAt } from './coach';
import { openGame, OPENING, type OpenedSave } from './terminal-game';
import { printable } from '../process/output';
import { keepPast, typedLines } from '../process/command-guard';
import { paintFor, wantsColours, type Paint } from '../process/paint';
import type { Revival } from './past';
import { namesOf, wordsOf } from '../words';

/** One-letter commands, listed by `?`. */
const HELP: readonly (readonly [key: string, topic: keyof Words['ui']['helpFor']])[] = [
  ['1 2 …', 'answer'],
  ['!', 'suggestion'],
  ['w', 'whyNot'],
  ['b', 'board'],
  ['h', 'hand'],
  ['c CARD', 'card'],
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
  readonly #library: CultsLibrary;
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
  /** What the coach would answer to the open decision. */
  #advised: readonly string[] = [];
  readonly #notes: ScriptNote[] = [];

  constructor({ session, library, revival, killed, isBack }: OpenedSave, carries: boolean, lang: Lang, colours: boolean) {
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
    const advice = coachAt(this.#session, this.#session.bots, decision);
    this.#advised = advice?.answer ?? decision.suggest;
    const suggestion =
      this.#advised.map((id) => decision.options.findIndex((option) => option.id === id) + 1).join(' ') || ui.none;
    const many = decision.max > 1 ? `${ui.chooseNumbers} (${ui.howMany(decision.min, decision.max)})` : ui.chooseNumber;
    this.#say(
      this.#paint.dim(
        `${many}; ${decision.min === 0 ? `${ui.emptyMeansNone}; ` : ''}! = ${ui.suggestion}: ${suggestion}; ? = ${ui.help}`,
      ),
    );
    if (advice !== null) this.#say(this.#paint.dim(`! ${this.#words.because(advice.reasons, decision.kind)}`));
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
        this.#answer(this.#advised);
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
      case 'c':
        this.#say(this.#cards(rest, decision));
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

  /** The card that is named, or that an option with this number is about; all cards of the hand where nothing is named. */
  #cards(named: string, decision: Decision): string {
    const isNumber = /^\d+$/.test(named);
    const option = isNumber ? decision.options[Number(named) - 1] : undefined;
    if (isNumber && typeof option?.['card'] !== 'string') throw new GameError('optionNoCard', { value: named });
    const hand = this.#session.view(this.#seat).hands[this.#seat];
    const inHand = hand === undefined || 'count' in hand ? [] : [...new Set(hand)];
    const ids = named === '' ? inHand : [typeof option?.['card'] === 'string' ? option['card'] : named];
    const texts = ids.map((id) => this.#text.card(cardNamed(id, this.#library, ''), this.#library));
    return texts.join('\n') || this.#words.ui.empty;
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

  /** From now on tells what scripts write with `game.log` during an answer. */
  listen(): void {
    this.#library.host.onNote = (note) => this.#notes.push(note);
  }

  #answer(ids: readonly string[]): void {
    // Scripts also run when a past is replayed: what they wrote then is old.
    this.#notes.length = 0;
    this.#session.answer(ids);
    for (const note of this.#notes) for (const text of noteLines(note, this.#names)) this.#say(`  · ${text}`);
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

/** `cults play`: solo against the NPC, or with `--bots` (a number or names) against bots, with any mods. `--uncounted` is for testing the clock. */
export async function terminalCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { ...OPENING, lang: 'value', 'with-mods': 'flag', log: 'flag', uncounted: 'flag' });
  if (given.has('uncounted')) countNothing();
  const lang = readLang(given.get('lang'));
  const opened = await openGame(given);
  const terminal = new Terminal(opened, given.has('with-mods'), lang, wantsColours());
  if (given.has('log')) terminal.listen();
  await terminal.play(typedLines());
}
