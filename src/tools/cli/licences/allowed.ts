import { GSAP_LICENCE } from '../../../platform/config/works';

/** Licences of packages that the page contains: players may use, change and pass on the whole game under them. */
const IN_THE_GAME = ['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC0-1.0'];

/** For tools, which are not passed on, and for what is drawn into the art with its authors named. */
const FOR_TOOLS = [...IN_THE_GAME, '0BSD', 'BlueOak-1.0.0', 'CC-BY-3.0', 'CC-BY-4.0', 'MIT OR Apache-2.0', 'MPL-2.0'];

/** Single packages under a licence that nothing else may have, and why. */
export const EXCEPTIONS: Readonly<Record<string, { readonly licence: string; readonly why: string }>> = {
  gsap: {
    licence: GSAP_LICENCE,
    why: 'not open source, but free of charge; it moves everything on the table',
  },
};

export const isAllowedLicence = (name: string, licence: string, isTool: boolean): boolean =>
  (isTool ? FOR_TOOLS : IN_THE_GAME).includes(licence) || EXCEPTIONS[name]?.licence === licence;

/** Packages that may run code when they are installed, and why. */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  fsevents: 'only on macOS, where vite watches files with it; it brings its program along, yet registries mark it',
};

/** Whence packages may come. Npm leaves the address out of the lock file where it is the registry’s own. */
export const REGISTRY = 'https://registry.npmjs.org/';
