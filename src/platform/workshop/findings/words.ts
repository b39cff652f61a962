import type { Lang } from '../../i18n/lang';
import { english, polish } from '../../i18n/plural';
import type { Finding } from './finding';

type Said = Readonly<Record<Lang, string>>;
const said = (en: string, pl: string): Said => ({ en, pl });

export const PROBLEMS_SAY = {
  error: said('Error', 'Błąd'),
  warning: said('Warning', 'Ostrzeżenie'),
  line: (line: number): Said => said(`Line ${line}`, `Wiersz ${line}`),
  none: said('No errors.', 'Brak błędów.'),
  old: said('(found before the script broke)', '(znalezione, zanim skrypt się zepsuł)'),
} as const;

/** "1 error, 2 warnings", or "No errors. 2 warnings" */
export function counted(findings: readonly Finding[], lang: Lang): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const parts =
    lang === 'pl'
      ? [
          [errors, polish(errors, ['błąd', 'błędy', 'błędów'])],
          [warnings, polish(warnings, ['ostrzeżenie', 'ostrzeżenia', 'ostrzeżeń'])],
        ]
      : [
          [errors, english(errors, ['error', 'errors'])],
          [warnings, english(warnings, ['warning', 'warnings'])],
        ];
  const told = parts
    .filter(([count]) => count !== 0)
    .map((part) => part.join(' '))
    .join(', ');
  return errors === 0 ? `${PROBLEMS_SAY.none[lang]} ${told}`.trim() : told;
}
