import { NUMBER } from '../../config/rule-numbers';
import { element } from './element';

/** A link to a rule; `follow` is called with its number. */
export const ruleLink = (number: string, follow: (number: string) => void): HTMLElement =>
  element('a', {
    href: `#${number}`,
    text: number,
    on: {
      click: (event) => {
        // The address stays that of the page.
        event.preventDefault();
        follow(number);
      },
    },
  });

/** A text in which the numbers of rules are links; `worded` makes the nodes of what lies between them. */
export function withRuleLinks(
  text: string,
  follow: (number: string) => void,
  worded: (part: string) => readonly (Node | string)[] = (part) => [part],
): readonly (Node | string)[] {
  const numbers = text.match(NUMBER) ?? [];
  return text
    .split(NUMBER)
    .flatMap((part, i) => [...worded(part), ...(numbers[i] === undefined ? [] : [ruleLink(numbers[i], follow)])]);
}
