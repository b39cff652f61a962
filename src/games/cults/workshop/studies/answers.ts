import {
  pathText,
  removeAt,
  valueAt,
  type ChoiceControl,
  type Control,
  type Data,
  type FormOption,
  type FormRow,
} from '../../../../platform/workshop';
import { DECISION_KINDS } from '../../contract/decisions';
import type { Said } from '../../contract/language';
import type { FormBuilder } from '../form/build';
import { FORM_WORDS } from '../form/form-words';
import { choice, clear, opaque, set, type CardLeaf } from '../form/leaves';
import { appending } from './appending';
import { detailLabel, detailsControl, type StudyKnown } from './details';
import { QUESTION_LABELS, STUDY_SAYS } from './form-words';

/** Answers told by what their options say: in solutions, and where a lesson waits for one. */

/** An answer to begin with. */
export const NEW_ANSWER: Data = { kind: 'takePlan', options: [{ plan: 'dominance' }] };

/** `any` and nothing at all are ways to answer only in a lesson. */
export type AnswerWay = 'named' | 'suggest' | 'any';

const kinds: readonly FormOption[] = DECISION_KINDS.map((kind) => ({ value: kind, label: QUESTION_LABELS[kind] }));

/** One answer; `empty` says what it means that none is there, null if one must be. */
export function answerControl(
  builder: FormBuilder,
  spot: CardLeaf,
  known: StudyKnown,
  ways: readonly AnswerWay[],
  empty: Said | null = null,
): Control {
  const { value } = spot;
  const way = wayOf(spot);
  if (value !== undefined && way === null) return opaque(spot, value);
  const chosen: ChoiceControl = {
    is: 'choice',
    value: way,
    options: ways.map((one) => ({ value: one, label: STUDY_SAYS[one] })),
    empty,
    set: (next) => {
      if (next === way) return [];
      return next === null ? clear(spot) : set(spot, next === 'named' ? NEW_ANSWER : next);
    },
  };
  return { is: 'variant', chosen, inner: null, rows: way === 'named' ? namedRows(builder, spot, known) : [], more: [] };
}

function wayOf({ value }: CardLeaf): AnswerWay | null {
  if (value?.is === 'object') return 'named';
  if (value?.is !== 'plain') return null;
  return value.value === 'suggest' || value.value === 'any' ? value.value : null;
}

function namedRows(builder: FormBuilder, spot: CardLeaf, known: StudyKnown): readonly FormRow[] {
  const at = (key: string): CardLeaf => ({
    card: spot.card,
    path: [...spot.path, key],
    value: spot.value === undefined ? undefined : valueAt(spot.value, [key]),
    order: [],
  });
  const [kind, seat, options] = [at('kind'), at('seat'), at('options')];
  const kindRow: FormRow = {
    path: pathText(kind.path),
    label: STUDY_SAYS.kind,
    hint: null,
    control: kindChoice(kind),
    remove: null,
  };
  const add = appending(options, STUDY_SAYS.option, { card: known.cards[0]?.[0] ?? 'acolyte' });
  const list: FormRow = {
    path: pathText(options.path),
    label: STUDY_SAYS.options,
    hint: null,
    control: builder.list(options, [add], (item) => detailsControl(builder, item, known)),
    remove: null,
  };
  return [kindRow, ...(seat.value === undefined ? [] : [seatRow(seat, known)]), list];
}

function kindChoice(spot: CardLeaf): Control {
  const control = choice(spot, kinds, 'kind', null);
  if (control.is === 'opaque') return control;
  return { ...control, empty: STUDY_SAYS.anyKind };
}

function seatRow(spot: CardLeaf, { seats, cults }: StudyKnown): FormRow {
  const names = new Map(cults);
  const options = seats.map((id) => ({ value: id, label: { en: names.get(id) ?? id, pl: names.get(id) ?? id } }));
  const label = detailLabel('seat');
  return {
    path: pathText(spot.path),
    label,
    hint: null,
    control: choice(spot, options, 'seat', null),
    remove: { label: FORM_WORDS.remove(label), edit: () => removeAt(spot.card, spot.path) },
  };
}
