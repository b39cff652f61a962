import { GSAP_LICENCE } from '../../../platform/config/works';

/** Licences allowed in the page: they let players use, change and pass on the whole game. */
const IN_THE_GAME = ['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC0-1.0'];

/** Licences allowed for tools, which are not distributed, and for icons drawn into the art with credit. */
const FOR_TOOLS = [...IN_THE_GAME, '0BSD', 'BlueOak-1.0.0', 'CC-BY-3.0', 'CC-BY-4.0', 'MIT OR Apache-2.0', 'MPL-2.0'];

/** Packages allowed under a licence that no other package may have, with the reason. */
export const EXCEPTIONS: Readonly<Record<string, { readonly licence: string; readonly why: string }>> = {
  gsap: {
    licence: GSAP_LICENCE,
    why: 'not open source, but free of charge; it moves everything on the table',
  },
};

export const isAllowedLicence = (name: string, licence: string, isTool: boolean): boolean =>
  (isTool ? FOR_TOOLS : IN_THE_GAME).includes(licence) || EXCEPTIONS[name]?.licence === licence;

/** Packages that may run code on installation, with the reason. */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  fsevents: 'only on macOS, where vite watches files with it; it brings its program along, yet registries mark it',
};

/** The only registry that packages may come from. npm omits its own registry's address from the lock file. */
export const REGISTRY = 'https://registry.npmjs.org/';
