import type { Lang } from '../../../i18n/lang';
import { MOD_WORDS } from '../../../i18n/mods';
import { inLanguage } from '../../../i18n/translated';
import type { IndexedMod, InstallPlan } from '../../../library';
import { isolated } from '../safe-words';

/** The title of a mod of an index. */
export const titleIn = ({ title, id }: IndexedMod, lang: Lang): string => isolated(inLanguage(title, lang) ?? id);

/** What a plan does beside installing the wanted mod, one sentence for each mod. */
export function planLines({ steps, lacking }: InstallPlan, lang: Lang): readonly string[] {
  const words = MOD_WORDS[lang];
  return [
    ...steps
      .slice(0, -1)
      .map(({ mod, version, present }) =>
        present === null
          ? words.alsoInstalled(titleIn(mod, lang), version.version)
          : words.alsoUpdated(titleIn(mod, lang), present, version.version),
      ),
    ...lacking.map(({ id, range, present }) =>
      present === null ? words.notInIndex(words.range(id, range)) : words.otherNeeded(words.range(id, range), present),
    ),
  ];
}
