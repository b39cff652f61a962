import type { Lesson, LessonStep, Target } from '../contract/studies';
import type { StudySession } from './session';
import { cults, type Catalogue } from '../rules';
import { answerNamed, fits, GameError, Reader, type Decision } from '../../../kernel';
import { Session } from '../../../platform/session/session';
import { startOf } from './start';

export const beginLesson = (lesson: Lesson, book: Catalogue): StudySession => Session.begin(cults, startOf(lesson), book);

type Seen = ReturnType<StudySession['view']>;

/** Where a player sees a card: in the own hand, a stack, among the City cards, or in the fight. */
function isOnTable(card: string, view: Seen): boolean {
  const hand = view.hands[view.seat ?? ''];
  const stacks = Object.values(view.districts).flatMap(({ guardian, action }) => [guardian?.card, action?.card]);
  const committed = (view.fight?.sides ?? []).flatMap(({ cards }) => ('count' in cards ? [] : cards));
  const discards = view.discards[view.seat ?? ''] ?? [];
  return [
    ...(hand === undefined || 'count' in hand ? [] : hand),
    ...stacks,
    ...view.city.active,
    ...committed,
    ...discards,
  ].includes(card);
}

/** Whether what a step points at is on the table as the player sees it. */
function isThere(target: Target, view: Seen, decision: Decision | null): boolean {
  if ('option' in target) return decision?.options.some((option) => fits(option, target.option)) === true;
  if ('card' in target) return isOnTable(target.card, view);
  if ('cult' in target) return Object.hasOwn(view.supply, target.cult);
  if ('part' in target) return target.part === 'fight' ? view.fight !== null : target.part === 'dice' ? view.dice !== null : true;
  const place = view.districts[target.district];
  if (place === undefined) return false;
  if (target.what === undefined) return true;
  // Fields are there even if nothing lies on them.
  if (target.what === 'rituals' || target.what === 'sites' || target.what === 'dominance') return true;
  const held: unknown = place[target.what];
  return Array.isArray(held) ? held.length > 0 : held !== null && (target.what !== 'investigators' || held !== 0);
}

function answerStep(answer: LessonStep['answer'], session: StudySession, path: string): void {
  if (answer === undefined) return;
  const { decision } = session;
  if (decision === null) throw new GameError('lessonOver', { path });
  session.answer(answer === 'any' ? decision.suggest : answerNamed(decision, new Reader(answer, path)));
}

const notThere = (target: object, path: string): GameError =>
  new GameError('targetNotThere', { path, value: JSON.stringify(target) });

/** What a step points at or warns of, but is not there. */
function missingIn({ point, wrong }: LessonStep, path: string, view: Seen, decision: Decision | null): readonly GameError[] {
  const targets = point.flatMap((target, i) =>
    isThere(target, view, decision) ? [] : [notThere(target, `${path}.point[${i}]`)],
  );
  const warned = wrong.flatMap(({ option }, i) =>
    option === undefined || isThere({ option }, view, decision) ? [] : [notThere(option, `${path}.wrong[${i}].option`)],
  );
  return [...targets, ...warned];
}

/** Runs `act` and adds the error that it throws to the problems. */
function noting(problems: GameError[], act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    problems.push(error);
  }
}

/** Answers like the lesson, but step `at` with another of its answers; throws what then does not fit any more. */
function playOther({ steps, ...lesson }: Lesson, book: Catalogue, at: number, other: number): void {
  const session = beginLesson({ ...lesson, steps }, book);
  steps.forEach((step, i) =>
    answerStep(
      i === at ? step.also[other] : step.answer,
      session,
      i === at ? `steps[${at}].also[${other}]` : `steps[${i}].answer`,
    ),
  );
}

/** Plays a lesson through; returns everything that is wrong, with its path. After an answer that does not fit nothing more can be said. */
export function playLesson(lesson: Lesson, book: Catalogue): readonly GameError[] {
  const problems: GameError[] = [];
  noting(problems, () => {
    const session = beginLesson(lesson, book);
    lesson.steps.forEach((step, i) => {
      problems.push(...missingIn(step, `steps[${i}]`, session.view(lesson.seat), session.decision));
      answerStep(step.answer, session, `steps[${i}].answer`);
    });
  });
  if (problems.length > 0) return problems;
  lesson.steps.forEach(({ also }, i) => {
    for (const other of also.keys()) noting(problems, () => playOther(lesson, book, i, other));
  });
  return problems;
}
