import type { Action, CardDocument, CardForm, Edit, EditLabel, Finding, ParsedCard } from '../../workshop';
import type { ScriptHelp } from '../../workshop/script/help';
import type { ContentKind, ModSource } from '../../sandbox/mods';
import type { GameRoom } from '../../host/room';
import type { Reading } from '../../session/game';
import type { Lang } from '../../i18n/lang';
import type { Page } from '../../shell/app';
import type { SettingsStore } from '../../shell/settings';

/** `zoom`: the whole card. `hand` and `board`: as the table shows it there. `print`: the whole card without a shadow. */
export type CardSize = 'zoom' | 'hand' | 'board' | 'print';

/** A text of a card that its place does not hold, measured on the drawn card. */
export interface Overflow {
  readonly what: 'name' | 'text' | 'flavour';
  /** `cut`: its end is missing. `small`: its letters are smaller than they should be. `gone`: it is left out. */
  readonly how: 'cut' | 'small' | 'gone';
}

/** What a file declares that is no card, as readers see it: a cult, house rules. */
export interface FileSheet {
  readonly title: string;
  readonly lines: readonly string[];
  /** As the table draws it; null if the table has no picture of it. */
  readonly picture: HTMLCanvasElement | null;
}

/** The cards of opened mods, ready to be drawn as the table draws them. */
export interface CardShelf {
  /** Ids of the cards that a mod brings, in the order of its declarations. */
  cardsOf(mod: string): readonly string[];
  has(card: string): boolean;
  /** Whether the bench can try what is declared under this id: a card, or something else that changes games. */
  canTry(id: string): boolean;
  /** Ids and names of everything that a card may name. */
  named(lang: Lang): Readonly<Record<'cards' | 'cults', readonly (readonly [id: string, name: string])[]>>;
  /** How many copies of it belong to the game. */
  copies(card: string): number;
  name(card: string, lang: Lang): string;
  /** Everything on the card, as one text for a screen reader. */
  spoken(card: string, lang: Lang): string;
  /** `width` is that of the canvas in pixels; a `hand` or `board` card is smaller by the table's own proportions. */
  draw(card: string, lang: Lang, size: CardSize, width: number): HTMLCanvasElement;
  /** What is declared under this id and is no card; null if nothing is. `width` is that of its picture in pixels. */
  sheet(id: string, lang: Lang, width: number): FileSheet | null;
  /** What the comment at the top of the card's file should say; null if the card has no text. */
  heading(card: string, lang: Lang): string | null;
  /** What the card does not show whole at a size. */
  overflows(card: string, lang: Lang, size: CardSize): readonly Overflow[];
}

/** What cards are drawn with. */
export interface DrawingTools {
  readonly page: Page;
  readonly settings: SettingsStore;
}

/** One ingredient of a composed picture: its field of `art`, and its words. */
export interface Ingredient {
  readonly field: string;
  readonly label: string;
  readonly choices: readonly { readonly word: string; readonly label: string }[];
}

/** A way to begin a card. */
export interface CardTemplate {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** Templates with the same group stand together. */
  readonly group: string;
  /** In which list of mod.json its file stands, and in which folder it lies. */
  readonly content: ContentKind;
  /** Whether it is a card that is there already. */
  readonly isCopy: boolean;
  /** The text of the file for a card with this id and name. */
  readonly text: (id: string, name: string) => string;
}

/** A mod whose cards may be copied. */
export interface ModCards {
  readonly id: string;
  readonly title: string;
  /** Whether it is the mod that is being made: a copy may use its pictures and sounds. */
  readonly isOwn: boolean;
  /** The paths of its scripts, as mod.json lists them. */
  readonly scripts: readonly string[];
  /** All its scripts by path, with those that only others import. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What the form of a card may propose beside the words of the language. */
export interface KnownToForm {
  readonly lang: Lang;
  readonly mod: string;
  /** The last good reading; null if there was none. */
  readonly shelf: CardShelf | null;
  readonly settings: readonly string[];
  readonly pictures: readonly string[];
}

/** What the test bench needs of the Workshop around it. */
export interface BenchActs {
  /** Opens the real table with this save and the mods that it was made with, every seat played by the author. */
  tryOut(save: unknown, sources: readonly ModSource[]): Promise<void>;
  /** The text of a file of the mod as it is now; null if there is none. */
  read(path: string): string | null;
  /** Puts a file into the mod, in place of one with this path. */
  write(path: string, text: string): void;
  /** The file as it was parsed last; null if it never could be. */
  parsed(path: string): ParsedCard | null;
  /** Changes a part of a file, as a step of its undo history; returns false where its text has no such part now. */
  edit(path: string, edit: (file: ParsedCard) => Edit, label: EditLabel): boolean;
  /** The same, and lists the file in mod.json; returns false where mod.json cannot be read now. */
  add(path: string, text: string, kind: ContentKind): boolean;
  /** The id of the mod as it is now. */
  mod(): string;
  /** What the mods hold that were read last without a problem; null if none were. */
  reading(): Reading | null;
  /** Opens the file of a card of the mod, with the bench in view. */
  open(card: string): void;
  /** Opens a dialogue with a heading; returns the function that closes it. `closed` is called however it closes. */
  dialog(heading: string, content: HTMLElement, closed?: () => void): () => void;
  /** Says something for a moment. */
  tell(words: string): void;
  /** Opens the mod as it is now in a Worker of its own, for work in the background; who asked closes it. */
  apart(): Promise<ClosableRoom>;
  /** Opens the balance lab. */
  lab(): void;
  /** Waits for something; tells in words what has gone wrong. */
  doing(work: Promise<unknown>): Promise<void>;
}

/** The Worker's end that answers the bench. */
export type BenchRoom = Pick<GameRoom, 'workbench'>;

/** The same in a Worker of its own. */
export type ClosableRoom = Pick<GameRoom, 'workbench' | 'close'>;

/** A card on the bench: the mods as they were read last without a problem, in a Worker that is still there. */
export interface OnBench {
  readonly room: BenchRoom;
  readonly reading: Reading;
  /** Its cards, ready to be drawn. */
  readonly shelf: CardShelf;
  /** The files that were read. */
  readonly sources: readonly ModSource[];
  readonly card: string;
}

/** The test bench of a game, as an element. */
export interface GameBench {
  readonly root: HTMLElement;
  /** Shows a card, or the changed version of the same card; null if there is none to show. */
  show(on: OnBench | null): void;
  /** Runs the card tests of the mod, or of one of its files; shows how each of them ended. */
  runTests(file?: string): void;
  /** Ends what goes on in the background. */
  close(): void;
}

/** A file that holds no card but a position for players: it is played in the same way, without a card. */
export interface StudyOnBench extends Omit<OnBench, 'card'> {
  readonly mod: string;
  readonly file: string;
}

/** The table of such a file beside its form. */
export interface GameStudyBench {
  readonly root: HTMLElement;
  /** Shows a file, or the changed version of the same one; null if there is none to show. */
  show(on: StudyOnBench | null): void;
  /** Opens the board editor on the scenario of the file. */
  editBoard(file: string): void;
}

/** A room whose Worker answers the game's questions about mods. */
export interface AskedRoom {
  workbench(question: unknown): Promise<unknown>;
}

/** What a game brings to the Workshop; fetched when it is opened. */
export interface GameWorkshop {
  /** Loads what drawing needs in both languages. */
  prepare(): Promise<void>;
  /** Lays out the cards of opened mods whose pictures are loaded. */
  shelve(reading: Reading, drawing: DrawingTools): CardShelf;
  /** The id under which the game knows what a file declares; null if it declares nothing that could be shown. */
  declaredId(mod: string, path: string, document: CardDocument): string | null;
  /** The name that a file declares; null if it has none. */
  nameIn(document: CardDocument, lang: Lang): string | null;
  /** The form of a card, made from the game's tables; null if the file declares nothing that the game knows. */
  formOf(card: ParsedCard, known: KnownToForm): CardForm | null;
  /** The form of a JSON file by its list in mod.json; null if the game has none for it. */
  studyForm(kind: ContentKind, file: ParsedCard, known: KnownToForm, editBoard: () => void): CardForm | null;
  /** Completion and explanations for the script editor. */
  scriptHelp(known: KnownToForm): ScriptHelp;
  /** Ready pieces that may be inserted into a card. */
  piecesOf(card: ParsedCard): readonly Action[];
  /** Everything that is wrong with a mod, found in the Worker of a room; `beside` are the mods that it requires. */
  findings(room: AskedRoom, mod: ModSource, beside: readonly ModSource[]): Promise<readonly Finding[]>;
  /** What a new card may begin with: cards like the one that is open, templates of every kind, and all cards of the game and of the mods around. */
  templates(lang: Lang, open: CardDocument | null, around: readonly ModCards[]): readonly CardTemplate[];
  /** Makes the test bench. */
  bench(lang: Lang, acts: BenchActs): GameBench;
  /** Makes the table beside the form of a puzzle or a lesson. */
  studyBench(lang: Lang, acts: BenchActs): GameStudyBench;
  readonly art: {
    /** Width and height of a card's picture in pixels. */
    readonly size: readonly [width: number, height: number];
    ingredients(lang: Lang): readonly Ingredient[];
    /** What the picture of the file's card is composed of now, by field. */
    mix(mod: string, document: CardDocument): Readonly<Record<string, string>>;
    /** What it would be composed of if the author chose nothing. */
    usual(mod: string, document: CardDocument): Readonly<Record<string, string>>;
    /** What the file itself says: the path of a picture, or the chosen ingredients by field. */
    chosen(document: CardDocument): string | Readonly<Record<string, string | undefined>>;
  };
}

/** What the Workshop opens with. */
export interface WorkshopStart {
  /** A link's fragment that carries a mod. */
  readonly link?: string;
  /** The key of a project, and the script that is open there first. */
  readonly project?: string;
  readonly file?: string;
  /** The hash of a mod of the library: the player's own project of it, or a copy as a new project. */
  readonly mod?: string;
}
