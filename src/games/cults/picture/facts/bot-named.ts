import { botNameOf } from '../../../../kernel';
import type { AppWords } from '../../words';

/** What a bot is called that plays a seat; one that no word is known of, by its id. */
export function botNamed({ bots: { names } }: AppWords, by: string): string {
  const { level } = botNameOf(by);
  return Object.hasOwn(names, level) ? names[level as keyof typeof names] : level;
}
