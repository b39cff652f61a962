import {
  dataOf,
  pathText,
  removeAt,
  setValue,
  valueAt,
  type Action,
  type CardForm,
  type Control,
  type Data,
  type Order,
  type ParsedCard,
  type Path,
  type FormRow,
} from '../../../../platform/workshop';
import { EVENT_TYPES } from '../../contract/events';
import { need, type Said } from '../../contract/language';
import { DEADLINES } from '../../contract/studies';
import { placeIn } from '../../vocabulary/place';
import { roundIn, seatsIn, type Scenario } from '../bench/board-model';
import { FormBuilder } from '../form/build';
import { FORM_WORDS } from '../form/form-words';
import { choice, opaque, whole, type CardLeaf } from '../form/leaves';
import { TABLES, type Known } from '../form/tables';
import { wordLabel } from '../labels';
import { answerControl, NEW_ANSWER } from './answers';
import { appending } from './appending';
import { detailsControl, type StudyKnown } from './details';
import { boardSummary, DEADLINE_LABELS, STUDY_SAYS } from './form-words';
import { NEW_STEP, stepControl } from './steps';
import { wordsControl } from './words-control';

/** What the form of a study opens beside itself. */
export interface StudyFormActs {
  readonly editBoard: () => void;
}

const ORDER: Order = ['$schema', 'name', 'text', 'voice', 'difficulty', 'seat', 'scenario', 'goal', 'hints', 'solution', 'steps'];
/** As the reader of studies allows them. */
const MOST = { hints: 12, happens: 12, answers: 200, steps: 100 };
const NEW_HINT: Data = { en: '…', pl: '…' };
/** Details by which a goal tells an event. */
const EVENT_DETAILS = ['seat', 'district', 'card', 'plan', 'token', 'level', 'count', 'round'];
/** A goal is judged for the player, as an Objective is. */
const GOAL_PLACE = placeIn('objective');

/** Makes the form of a puzzle or a lesson. */
class StudyForm {
  readonly #card: ParsedCard;
  readonly #builder: FormBuilder;
  readonly #known: StudyKnown;
  readonly #acts: StudyFormActs;
  readonly #scenario: Scenario;

  constructor(card: ParsedCard, known: Known, acts: StudyFormActs) {
    this.#card = card;
    const board = this.#spot(['scenario']).value;
    const scenario = board === undefined ? undefined : dataOf(board);
    this.#scenario = typeof scenario === 'object' && scenario !== null ? (scenario as Scenario) : {};
    this.#known = { ...known, seats: seatsOf(this.#scenario) };
    this.#builder = new FormBuilder(card, TABLES, known);
    this.#acts = acts;
  }

  puzzle(): CardForm {
    return {
      rows: [
        this.#said('name', STUDY_SAYS.name, false),
        this.#said('text', STUDY_SAYS.task),
        this.#row(['difficulty'], STUDY_SAYS.difficulty, whole(this.#spot(['difficulty']), { min: 1, max: 5 }, 1)),
        this.#seat(),
        this.#board(),
        this.#goal(),
        this.#hints(),
        this.#solution(),
      ],
      more: [],
    };
  }

  lesson(): CardForm {
    const voice = this.#spot(['voice']);
    const adding: Action = { label: STUDY_SAYS.voice, edit: () => setValue(this.#card, ['voice'], NEW_HINT, ORDER) };
    return {
      rows: [
        this.#said('name', STUDY_SAYS.name, false),
        this.#said('text', STUDY_SAYS.learned),
        ...(voice.value === undefined ? [] : [this.#said('voice', STUDY_SAYS.voice, false)]),
        this.#seat(),
        this.#board(),
        this.#list(['steps'], STUDY_SAYS.steps, STUDY_SAYS.step, MOST.steps, NEW_STEP, (item) =>
          stepControl(this.#builder, item, this.#known),
        ),
      ],
      more: voice.value === undefined ? [adding] : [],
    };
  }

  #spot(path: Path): CardLeaf {
    const { root } = this.#card.declaration!;
    return { card: this.#card, path, value: valueAt(root, path), order: ORDER };
  }

  #row(path: Path, label: Said, control: Control, remove: Action | null = null): FormRow {
    return { path: pathText(path), label, hint: null, control, remove };
  }

  #said(field: string, label: Said, lines = true): FormRow {
    return this.#row([field], label, wordsControl(this.#builder, this.#spot([field]), label, lines));
  }

  #seat(): FormRow {
    const names = new Map(this.#known.cults);
    const options = this.#known.seats.map((id) => ({ value: id, label: { en: names.get(id) ?? id, pl: names.get(id) ?? id } }));
    const control = choice(this.#spot(['seat']), options, 'seat', null);
    const [first] = options;
    const empty = first === undefined ? null : FORM_WORDS.usual(first.label);
    return this.#row(['seat'], STUDY_SAYS.seat, control.is === 'opaque' ? control : { ...control, empty });
  }

  #board(): FormRow {
    const names = new Map(this.#known.cults);
    const seats = this.#known.seats.map((id) => names.get(id) ?? id);
    return this.#row(['scenario'], STUDY_SAYS.scenario, {
      is: 'press',
      summary: boardSummary(seats, roundIn(this.#scenario)),
      label: STUDY_SAYS.editBoard,
      press: this.#acts.editBoard,
    });
  }

  #goal(): FormRow {
    const goal = this.#spot(['goal']);
    if (goal.value !== undefined && goal.value.is !== 'object')
      return this.#row(['goal'], STUDY_SAYS.goal, opaque(goal, goal.value));
    const [by, holds, happens] = [this.#spot(['goal', 'by']), this.#spot(['goal', 'holds']), this.#spot(['goal', 'happens'])];
    const deadlines = DEADLINES.map((value) => ({ value, label: DEADLINE_LABELS[value] }));
    const deadline = choice(by, deadlines, 'by', null);
    const usual = FORM_WORDS.usual(DEADLINE_LABELS.round);
    const condition = this.#builder.control(holds, 'holds', need({ is: 'part', part: 'condition' }), GOAL_PLACE);
    const rows = [
      this.#row(by.path, STUDY_SAYS.by, deadline.is === 'opaque' ? deadline : { ...deadline, empty: usual }),
      this.#row(
        holds.path,
        STUDY_SAYS.holds,
        condition,
        holds.value === undefined ? null : this.#removing(holds.path, STUDY_SAYS.holds),
      ),
      ...(happens.value === undefined ? [] : [this.#happens(happens)]),
    ];
    const add: Action = {
      label: STUDY_SAYS.happens,
      edit: () => setValue(this.#card, happens.path, [{ type: 'dominancePlaced', seat: this.#known.seats[0] ?? 'cthulhu' }]),
    };
    return this.#row(['goal'], STUDY_SAYS.goal, { is: 'group', rows, more: happens.value === undefined ? [add] : [] });
  }

  #removing(path: Path, label: Said): Action {
    return { label: FORM_WORDS.remove(label), edit: () => removeAt(this.#card, path) };
  }

  #happens(spot: CardLeaf): FormRow {
    const begin: Data = { type: 'dominancePlaced' };
    const row = this.#list(spot.path, STUDY_SAYS.happens, STUDY_SAYS.event, MOST.happens, begin, (item) => this.#event(item));
    return { ...row, remove: this.#removing(spot.path, STUDY_SAYS.happens) };
  }

  #event(spot: CardLeaf): Control {
    const details = detailsControl(this.#builder, spot, this.#known, EVENT_DETAILS, ['type']);
    if (details.is !== 'group' || spot.value === undefined) return details;
    const own: CardLeaf = { ...spot, path: [...spot.path, 'type'], value: valueAt(spot.value, ['type']) };
    const types = EVENT_TYPES.map((value) => ({ value, label: wordLabel('on', value) }));
    const row = this.#row(own.path, STUDY_SAYS.event, choice(own, types, 'type', null));
    return { ...details, rows: [row, ...details.rows] };
  }

  #hints(): FormRow {
    const [all, one] = [STUDY_SAYS.hints, STUDY_SAYS.hint];
    return this.#list(['hints'], all, one, MOST.hints, NEW_HINT, (item) => wordsControl(this.#builder, item, one));
  }

  #solution(): FormRow {
    return this.#list(['solution'], STUDY_SAYS.solution, STUDY_SAYS.answer, MOST.answers, NEW_ANSWER, (item) =>
      answerControl(this.#builder, item, this.#known, ['named', 'suggest']),
    );
  }

  #list(path: Path, label: Said, one: Said, most: number, data: Data, control: (item: CardLeaf) => Control): FormRow {
    const spot = this.#spot(path);
    const isFull = spot.value?.is === 'list' && spot.value.items.length >= most;
    return this.#row(path, label, this.#builder.list(spot, isFull ? [] : [appending(spot, one, data)], control));
  }
}

/** The cults at a table, however the scenario writes its seats. */
function seatsOf(scenario: Scenario): readonly string[] {
  const { seats } = scenario;
  const cults = (Array.isArray(seats) ? seats : []).map((seat: unknown) =>
    typeof seat === 'object' && seat !== null && 'cult' in seat ? seat.cult : seat,
  );
  return seatsIn({ ...scenario, seats: cults });
}

/** The form of a puzzle or a lesson; null for any other JSON file. */
export function studyFormOf(kind: string | null, card: ParsedCard, known: Known, acts: StudyFormActs): CardForm | null {
  if (card.declaration === null) return null;
  const form = new StudyForm(card, known, acts);
  return kind === 'puzzles' ? form.puzzle() : kind === 'lessons' ? form.lesson() : null;
}
