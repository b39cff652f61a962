// A bot for Rise of the Cults in forty lines. It reads one line {"view":…,"decision":…} and writes one line {"answer":[…]}.
//   npm run -s cults -- match --a random --b "node docs/example-bot.mjs" --games 100
import { createInterface } from 'node:readline';

/** How much the bot likes an option of each kind of decision; what is not here gets the game's own suggestion. */
const LIKES = {
  // Raise a Ritual before moving one; then draw.
  influence: (option) => (option.raisesTo ? 10 + option.raisesTo : option.draw ? 5 : option.destroy ? 1 : 2),
  // The highest Ritual that can be paid for, and a Site before all: it is a point for good.
  prepare: (option) => (option.site ? 10 : option.ritual),
  // Score where the Rituals are worth the Sanity; else build, else influence. A Bluff comes last.
  takePlan: (option) =>
    ({
      dominance: option.terror >= option.sanity ? 20 : 0,
      preparation: option.builds === 'site' ? 15 : option.builds ? 12 : 1,
      influence: 8,
      augmentation: 6,
      bluff: 2,
    })[option.plan],
  // Dear cards are strong cards.
  augment: (option) => (option.destroy ? 1 : 2 + option.cost),
  // Plans go where the own Rituals are.
  placePlan: (option, view) => view.districts[option.district].rituals.filter(([cult]) => cult === view.seat).length,
  placeDominance: (option) => (option.pass ? 0 : option.replace ? 2 : 1),
};

/** The legal answer whose options the bot likes best, taken together. */
function choose(view, { kind, options, legal, suggest }) {
  const like = LIKES[kind];
  if (like === undefined || legal === undefined) return suggest;
  const worth = new Map(options.map((option) => [option.id, option.pass ? 0 : like(option, view)]));
  const sum = (answer) => answer.reduce((all, id) => all + worth.get(id), 0);
  return legal.reduce((best, answer) => (sum(answer) > sum(best) ? answer : best));
}

for await (const line of createInterface({ input: process.stdin })) {
  const { view, decision } = JSON.parse(line);
  console.log(JSON.stringify({ answer: choose(view, decision) }));
}
