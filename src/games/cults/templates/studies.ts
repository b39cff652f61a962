import type { Template } from './cards';

/** A puzzle and a lesson to begin from; both play as they stand (mods/examples/first-steps has longer ones). */

const json = (doc: unknown): string => `${JSON.stringify(doc, null, 2)}\n`;

const SCENARIO = {
  seats: ['cthulhu', 'hastur'],
  round: 2,
  phase: 'action',
  seed: 'a-first-try',
  first: 'cthulhu',
  districts: { downtown: { sanity: 3, rituals: [['cthulhu', 2]], plans: ['cthulhu'] }, uptown: { plans: ['hastur'] } },
  hands: { cthulhu: ['whisperer', 'brute'], hastur: [] },
};

const PUZZLE = {
  $schema: '../.cults/puzzle.schema.json',
  name: { en: 'An Open Door', pl: 'Otwarte drzwi' },
  text: {
    en: 'Place two Dominance markers Downtown, this turn.',
    pl: 'Umieść w Downtown dwa znaczniki Dominacji, w tej turze.',
  },
  difficulty: 1,
  seat: 'cthulhu',
  scenario: SCENARIO,
  goal: { by: 'turn', holds: { count: 'dominance', where: 'downtown', atLeast: 2 } },
  hints: [
    { en: 'Nobody opposes you there.', pl: 'Nikt ci się tam nie przeciwstawi.' },
    { en: 'Your Terror must be greater than Sanity.', pl: 'Twój Terror musi być większy niż Poczytalność.' },
  ],
  solution: [
    { kind: 'takePlan', options: [{ district: 'downtown', plan: 'dominance' }] },
    { kind: 'terror', options: [{ card: 'whisperer' }] },
    { kind: 'placeDominance', options: [{ field: 1 }] },
    { kind: 'placeDominance', options: [{ field: 2 }] },
  ],
};

const LESSON = {
  $schema: '../.cults/lesson.schema.json',
  name: { en: 'Taking a Plan', pl: 'Wykonanie Planu' },
  text: { en: 'How a turn of the Action phase begins.', pl: 'Jak zaczyna się tura fazy Akcji.' },
  seat: 'cthulhu',
  scenario: SCENARIO,
  steps: [
    {
      say: { en: 'Your Plan marker lies Downtown, on top.', pl: 'Twój znacznik Planu leży na wierzchu w Downtown.' },
      point: [{ district: 'downtown', what: 'plans' }],
    },
    {
      say: { en: 'Take it as Dominance.', pl: 'Weź go jako Dominację.' },
      point: [{ option: { plan: 'dominance' } }],
      answer: { kind: 'takePlan', options: [{ plan: 'dominance' }] },
      wrong: [
        {
          option: { plan: 'bluff' },
          say: { en: 'A Bluff would bring no point.', pl: 'Blef nie przyniósłby punktu.' },
        },
        { say: { en: 'Dominance is what brings points.', pl: 'Punkty przynosi Dominacja.' } },
      ],
    },
    {
      say: { en: 'Now spend Terror as you like.', pl: 'Teraz użyj Terroru, jak chcesz.' },
      point: [{ part: 'prompt' }, { card: 'whisperer' }],
      answer: 'any',
    },
  ],
};

export const STUDY_TEMPLATES = {
  puzzle: {
    content: 'puzzles',
    file: 'puzzles/an-open-door.json',
    text: json(PUZZLE),
    about: 'a puzzle: a position, a goal, hints, and a solution that `mod check` plays',
  },
  lesson: {
    content: 'lessons',
    file: 'lessons/taking-a-plan.json',
    text: json(LESSON),
    about: 'a lesson: a position, and steps that point and explain',
  },
} as const satisfies Readonly<Record<string, Template>>;
