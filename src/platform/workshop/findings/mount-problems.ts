import type { Lang } from '../../i18n/lang';
import { dress } from '../dom/dress';
import { button, element } from '../dom/element';
import type { Finding, Fix } from './finding';
import { counted, PROBLEMS_SAY } from './words';
import './problems.css';

export interface ProblemsOptions {
  readonly lang: Lang;
  /** Called when a problem is chosen: its file and field or line should be shown. */
  readonly open: (finding: Finding) => void;
  /** Called when the button of a fix is pressed. */
  readonly applyFix: (fix: Fix) => void;
}

export interface MountedProblems {
  /** `current`: the file on the desk; problems of other files name theirs. */
  show(findings: readonly Finding[], current: string | null): void;
  destroy(): void;
}

const SIGNS = { error: '●', warning: '▲' } as const;

/** Lists the problems of a mod: how many, where, what, and a button that mends each. Colour is never alone: signs and words tell. */
export function mountProblems(host: HTMLElement, { lang, open, applyFix }: ProblemsOptions): MountedProblems {
  const summary = element('p', { class: 'summary', role: 'status' });
  const list = element('ul', {});
  const root = element('div', { class: 'problem-list', lang }, summary, list);
  dress(root);
  host.append(root);

  const row = (finding: Finding, current: string | null): HTMLElement => {
    const { severity, line, file, message, fixes, isOld = false } = finding;
    const place = file === current ? PROBLEMS_SAY.line(line)[lang] : `${file}:${line}`;
    const sign = element('span', { class: 'sign', role: 'img', 'aria-label': PROBLEMS_SAY[severity][lang] }, SIGNS[severity]);
    const go = button(place, () => open(finding), { class: 'place' });
    const mend = fixes.map((fix) => button(fix.label[lang], () => applyFix(fix), { class: 'fix' }));
    const words = element('span', { class: 'words' }, message[lang], isOld ? ` ${PROBLEMS_SAY.old[lang]}` : null);
    return element(
      'li',
      { class: isOld ? `${severity} old` : severity },
      sign,
      go,
      words,
      element('span', { class: 'fixes' }, ...mend),
    );
  };

  return {
    show(findings, current) {
      summary.textContent = counted(findings, lang);
      list.replaceChildren(...findings.map((finding) => row(finding, current)));
    },
    destroy: () => root.remove(),
  };
}
