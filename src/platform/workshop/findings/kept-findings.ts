import type { Finding } from './finding';

/** While a file cannot be parsed, nothing but that is found in it. */
const isSyntax = ({ code }: Finding): boolean => code === 'sourceSyntax';

/**
 * What was wrong with each file when it could last be parsed: a missing bracket does not make the author forget the rest. The fixes
 * speak of a text that is gone, so they are left out.
 */
export class KeptFindings {
  #last: ReadonlyMap<string, readonly Finding[]> = new Map();

  /** The findings of a check, together with the earlier ones of files that are broken now. */
  with(findings: readonly Finding[]): readonly Finding[] {
    const broken = new Set(findings.filter(isSyntax).map(({ file }) => file));
    const kept = [...broken].flatMap((file) => this.#last.get(file) ?? []);
    const good = new Map<string, Finding[]>();
    for (const finding of findings)
      if (!broken.has(finding.file)) good.set(finding.file, [...(good.get(finding.file) ?? []), finding]);
    this.#last = new Map([...[...broken].map((file) => [file, this.#last.get(file) ?? []] as const), ...good]);
    return [...findings, ...kept.map((finding): Finding => ({ ...finding, fixes: [], isOld: true }))];
  }
}
