import {
  pathText,
  removeAt,
  setValue,
  valueAt,
  type Action,
  type Control,
  type Data,
  type FormOption,
  type FormRow,
} from '../../../../platform/workshop';
import { DISTRICTS } from '../../contract/ids';
import type { Said } from '../../contract/language';
import { DISTRICT_PARTS, TABLE_PARTS } from '../../contract/studies';
import type { FormBuilder } from '../form/build';
import { FORM_WORDS } from '../form/form-words';
import { choice, opaque, set, text, type CardLeaf } from '../form/leaves';
import { wordLabel } from '../labels';
import { answerControl, NEW_ANSWER } from './answers';
import { appending } from './appending';
import { detailsControl, type StudyKnown } from './details';
import { PART_LABELS, STUDY_SAYS, TARGET_LABELS, THERE_LABELS } from './form-words';
import { wordsControl } from './words-control';

/** The steps of a lesson: what is said, what is pointed at, and what is waited for. */

export const NEW_STEP: Data = { say: { en: '…', pl: '…' } };
const NEW_WRONG: Data = { say: { en: '…', pl: '…' } };
const MOST = { targets: 8, others: 8 };

type TargetName = keyof typeof TARGET_LABELS;
const TARGETS = Object.keys(TARGET_LABELS) as readonly TargetName[];

const within = (spot: CardLeaf, key: string): CardLeaf => ({
  card: spot.card,
  path: [...spot.path, key],
  value: spot.value === undefined ? undefined : valueAt(spot.value, [key]),
  order: ['say', 'point', 'answer', 'also', 'wrong'],
});

const row = ({ path }: CardLeaf, label: Said, control: Control, remove: Action | null = null): FormRow => ({
  path: pathText(path),
  label,
  hint: null,
  control,
  remove,
});

const removing = ({ card, path }: CardLeaf, label: Said): Action => ({
  label: FORM_WORDS.remove(label),
  edit: () => removeAt(card, path),
});

const isFull = ({ value }: CardLeaf, most: number): boolean => value?.is === 'list' && value.items.length >= most;

/** One step. */
export function stepControl(builder: FormBuilder, spot: CardLeaf, known: StudyKnown): Control {
  if (spot.value !== undefined && spot.value.is !== 'object') return opaque(spot, spot.value);
  const [say, point, answer] = ['say', 'point', 'answer'].map((key) => within(spot, key)) as [CardLeaf, CardLeaf, CardLeaf];
  const [also, wrong] = [within(spot, 'also'), within(spot, 'wrong')];
  const pointed = builder.list(
    point,
    isFull(point, MOST.targets) ? [] : [appending(point, STUDY_SAYS.target, { part: 'prompt' })],
    (item) => targetControl(builder, item, known),
  );
  const waits = answerControl(builder, answer, known, ['named', 'any', 'suggest'], STUDY_SAYS.nothing);
  const others = answer.value === undefined ? [] : [also, wrong];
  const more = others.filter(({ value }) => value === undefined).map((one) => (one === also ? addAlso(also) : addWrong(wrong)));
  return {
    is: 'group',
    rows: [
      row(say, STUDY_SAYS.say, wordsControl(builder, say, STUDY_SAYS.say)),
      row(point, STUDY_SAYS.point, pointed),
      row(answer, STUDY_SAYS.expects, waits),
      ...(also.value === undefined ? [] : [alsoRow(builder, also, known)]),
      ...(wrong.value === undefined ? [] : [wrongRow(builder, wrong, known)]),
    ],
    more,
  };
}

const addAlso = ({ card, path }: CardLeaf): Action => ({
  label: STUDY_SAYS.also,
  edit: () => setValue(card, path, [NEW_ANSWER]),
});
const addWrong = ({ card, path }: CardLeaf): Action => ({
  label: STUDY_SAYS.wrong,
  edit: () => setValue(card, path, [NEW_WRONG]),
});

function alsoRow(builder: FormBuilder, spot: CardLeaf, known: StudyKnown): FormRow {
  const add = isFull(spot, MOST.others) ? [] : [appending(spot, STUDY_SAYS.answer, NEW_ANSWER)];
  const list = builder.list(spot, add, (item) => answerControl(builder, item, known, ['named', 'suggest']));
  return row(spot, STUDY_SAYS.also, list, removing(spot, STUDY_SAYS.also));
}

function wrongRow(builder: FormBuilder, spot: CardLeaf, known: StudyKnown): FormRow {
  const add = isFull(spot, MOST.others) ? [] : [appending(spot, STUDY_SAYS.wrongOne, NEW_WRONG)];
  const list = builder.list(spot, add, (item) => wrongControl(builder, item, known));
  return row(spot, STUDY_SAYS.wrong, list, removing(spot, STUDY_SAYS.wrong));
}

function wrongControl(builder: FormBuilder, spot: CardLeaf, known: StudyKnown): Control {
  if (spot.value?.is !== 'object') return opaque(spot, spot.value!);
  const [option, say] = [within(spot, 'option'), within(spot, 'say')];
  const which = row(option, STUDY_SAYS.which, detailsControl(builder, option, known), removing(option, STUDY_SAYS.which));
  const add: Action = { label: STUDY_SAYS.which, edit: () => setValue(spot.card, option.path, { plan: 'bluff' }) };
  return {
    is: 'group',
    rows: [...(option.value === undefined ? [] : [which]), row(say, STUDY_SAYS.say, wordsControl(builder, say, STUDY_SAYS.say))],
    more: option.value === undefined ? [add] : [],
  };
}

/** Something that is pointed at: one of five kinds, each with a field of its own. */
function targetControl(builder: FormBuilder, spot: CardLeaf, known: StudyKnown): Control {
  if (spot.value?.is !== 'object') return opaque(spot, spot.value!);
  const name = TARGETS.find((one) => within(spot, one).value !== undefined) ?? null;
  const options = TARGETS.map((value): FormOption => ({ value, label: TARGET_LABELS[value] }));
  return {
    is: 'variant',
    chosen: {
      is: 'choice',
      value: name,
      options,
      empty: null,
      set: (next) => (next === null || next === name ? [] : set(spot, begin(next as TargetName, known))),
    },
    inner: null,
    rows: name === null ? [] : targetRows(builder, name, spot, known),
    more: [],
  };
}

/** What a target begins with when another kind is chosen. */
function begin(name: TargetName, { seats, cards }: StudyKnown): Data {
  switch (name) {
    case 'part':
      return { part: 'prompt' };
    case 'district':
      return { district: 'downtown' };
    case 'cult':
      return { cult: seats[0] ?? 'cthulhu' };
    case 'card':
      return { card: cards[0]?.[0] ?? 'acolyte' };
    case 'option':
      return { option: { plan: 'dominance' } };
  }
}

function targetRows(builder: FormBuilder, name: TargetName, spot: CardLeaf, known: StudyKnown): readonly FormRow[] {
  const own = within(spot, name);
  const label = STUDY_SAYS.whichOne;
  switch (name) {
    case 'part': {
      const parts = TABLE_PARTS.map((value) => ({ value, label: PART_LABELS[value] }));
      return [row(own, label, choice(own, parts, 'part', null))];
    }
    case 'district': {
      const districts = DISTRICTS.map((value) => ({ value, label: wordLabel('district', value) }));
      return [row(own, label, choice(own, districts, 'district', null)), there(within(spot, 'what'))];
    }
    case 'cult': {
      const names = new Map(known.cults);
      const cults = known.seats.map((id) => ({ value: id, label: { en: names.get(id) ?? id, pl: names.get(id) ?? id } }));
      return [row(own, label, choice(own, cults, 'cult', null))];
    }
    case 'card':
      return [row(own, label, text(own, { is: 'text', of: 'card', most: 120 }, known, false))];
    case 'option':
      return [row(own, label, detailsControl(builder, own, known))];
  }
}

function there(spot: CardLeaf): FormRow {
  const parts = DISTRICT_PARTS.map((value) => ({ value, label: THERE_LABELS[value] }));
  const control = choice(spot, parts, 'what', null);
  return row(spot, STUDY_SAYS.what, control.is === 'opaque' ? control : { ...control, empty: STUDY_SAYS.wholeDistrict });
}
