import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { Buffer } from 'node:buffer';
import { GameError, type Question } from '../../../kernel';
import type { Seen } from '../../../platform/bots';
import { worded, wordedView, type HeadlessWords } from '../words/worded';
import { Forfeit, type PlayedAnswer, type MatchPlayer } from './player';

/** Longer answers are refused. */
const LONGEST_ANSWER = 256 * 1024;
/** How much of the process' complaints is kept for the report. */
const KEPT = 2000;

/** Splits a command line into its words; quotes keep spaces together. No shell runs, so that ending the process ends the bot. */
export function commandWords(command: string): string[] {
  const words = command.match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  );
}

/** Called with the id of a process that begins (`isRunning`) or has ended. */
export type OnProcess = (pid: number, isRunning: boolean) => void;

export interface ProcessOptions {
  readonly command: string;
  /** The names of bots, one of which may have been meant. */
  readonly known: readonly string[];
  /** Milliseconds for an answer. */
  readonly limit: number;
  readonly words: HeadlessWords;
  readonly onProcess?: OnProcess;
}

/** A bot in a process of its own: a line of JSON with view and decision goes in, a line with the answer comes out. */
export class BotProcess implements MatchPlayer {
  readonly #options: ProcessOptions;
  #child: ChildProcessWithoutNullStreams | null = null;
  #out = Buffer.alloc(0);
  #complaints = '';
  /** How many events of the game the bot has been sent. */
  #told = 0;
  #line: (line: string) => void = () => undefined;
  #fail: (forfeit: Forfeit) => void = () => undefined;
  #ended: Forfeit | null = null;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  async begin(): Promise<void> {
    this.#told = 0;
    if (this.#ended !== null) await this.stop();
    if (this.#child === null) await this.#start();
  }

  async answer(_: Question, look: () => Seen): Promise<PlayedAnswer> {
    const { words } = this.#options;
    const { view, decision } = look();
    const { events = [] } = view;
    const news = { ...view, events: events.slice(this.#told) };
    this.#told = events.length;
    const line = await this.#ask(JSON.stringify({ view: wordedView(news, words), decision: worded(decision, words) }));
    return { value: answerIn(line) };
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    this.#ended = null;
    this.#out = Buffer.alloc(0);
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async #start(): Promise<void> {
    const { command, known, onProcess } = this.#options;
    const [file = '', ...args] = commandWords(command);
    const child = spawn(file, args, { stdio: 'pipe', windowsHide: true });
    this.#complaints = '';
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error) => reject(new GameError('botNotStarted', { value: command, why: error.message, known })));
    });
    const pid = child.pid!;
    onProcess?.(pid, true);
    child.on('exit', () => onProcess?.(pid, false));
    this.#child = child;
    child.stdout.on('data', (bytes: Buffer) => this.#read(bytes));
    child.stderr.on(
      'data',
      (bytes: Buffer) => void (this.#complaints = (this.#complaints + bytes.toString('utf8')).slice(-KEPT)),
    );
    // A bot that has ended reads nothing: its `close` tells it.
    child.stdin.on('error', () => undefined);
    child.on('error', () => undefined);
    // `close` comes after the last of its output.
    child.on('close', (code, signal) => this.#end(child, code === null ? (signal ?? '') : String(code)));
  }

  #end(child: ChildProcessWithoutNullStreams, how: string): void {
    if (child !== this.#child) return;
    const last =
      this.#complaints
        .trim()
        .split('\n')
        .findLast((line) => /\S/.test(line)) ?? '';
    this.#ended = new Forfeit('crashed', { how, why: last.trim().slice(0, 200) });
    this.#fail(this.#ended);
  }

  #read(bytes: Buffer): void {
    this.#out = Buffer.concat([this.#out, bytes]);
    const end = this.#out.indexOf(10);
    if (end < 0) {
      if (this.#out.length > LONGEST_ANSWER) this.#fail(new Forfeit('garbled', { why: `${this.#out.length} bytes` }));
      return;
    }
    const line = this.#out.subarray(0, end).toString('utf8');
    this.#out = this.#out.subarray(end + 1);
    this.#line(line);
  }

  /** The next line that the process writes. */
  async #ask(line: string): Promise<string> {
    const { limit } = this.#options;
    // What it wrote beyond its last answer belongs to no question.
    this.#out = Buffer.alloc(0);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<string>((resolve, reject) => {
        if (this.#ended !== null) return reject(this.#ended);
        this.#line = resolve;
        this.#fail = reject;
        timer = setTimeout(() => reject(new Forfeit('silent', { limit })), limit);
        this.#child!.stdin.write(`${line}\n`);
      });
    } finally {
      clearTimeout(timer);
      this.#line = () => undefined;
      this.#fail = () => undefined;
    }
  }
}

function answerIn(line: string): unknown {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    throw new Forfeit('garbled', { why: line.slice(0, 80) });
  }
  if (typeof said !== 'object' || said === null || !('answer' in said)) throw new Forfeit('garbled', { why: line.slice(0, 80) });
  return said.answer;
}
