import type { Details } from '../details';
import type { PlainSentences } from '../sentence';
import { english } from '../plural';
import { given } from './speech';

/** What the check of packages and licences says. */

const other = (d: Details, key: string): string => (d.text(key) === '' ? 'none' : given(d, key));

export const enPackages = {
  packageNotPinned: (d) => `The package ${given(d)} is asked for as ${other(d, 'range')}. Name one exact version.`,
  packageNotLocked: (d) =>
    `The lock file does not have the package ${given(d)} in the version ${other(d, 'version')}. Install it.`,
  packageFromElsewhere: (d) => `The package ${given(d)} comes from ${other(d, 'from')}. Take it from npm’s registry.`,
  packageWithoutHash: (d) => `The lock file has no SHA-512 of the package ${given(d)}. Install it anew.`,
  packageInstallScript: (d) =>
    `The package ${given(d)} runs code when it is installed. Do without it, or allow it with a reason (src/tools/cli/licences/allowed.ts).`,
  packageNotInLock: (d) =>
    `${given(d)} is installed (version: ${other(d, 'version')}), but the lock file does not name it so. Run npm ci.`,
  packageMissing: (d) => `${given(d)} is in the lock file, but not installed. Run npm ci.`,
  packageNotCredited: (d) => `The game contains ${given(d)}, but does not credit it. Add it to src/platform/config/works.ts.`,
  creditWithoutPackage: (d) =>
    `The credits name ${given(d)}, which the game does not contain. Take it out of src/platform/config/works.ts.`,
  licenceNotAllowed: (d) =>
    `The licence of ${given(d)} is not allowed here: ${other(d, 'licence')}. Do without the package, or allow it with a reason (src/tools/cli/licences/allowed.ts).`,
  licenceDiffers: (d) =>
    `The package ${given(d)} is said to be under two licences: ${other(d, 'licence')} and ${other(d, 'other')}. Find out which is right.`,
  licencesOutOfDate: (d) => `${given(d)} is out of date. Write it anew: npm run -s cults -- licences --write.`,
  packagesChecked: (d) =>
    `${d.number('count')} ${english(d.number('count'), ['package', 'packages'])} checked: ${d.number('problems')} ${english(d.number('problems'), ['problem', 'problems'])}.`,
} satisfies PlainSentences;
