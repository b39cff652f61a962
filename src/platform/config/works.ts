/**
 * A third-party work that the page contains. The credits and docs/licences.md are generated from this list; tests compare it with
 * the lock file.
 */
export interface CreditedWork {
  readonly name: string;
  readonly by: string;
  /** The licence as the package states it, an SPDX identifier where one exists. */
  readonly licence: string;
  /** The work's package names in package-lock.json. */
  readonly packages: readonly string[];
}

const work = (name: string, by: string, licence: string, ...packages: readonly string[]): CreditedWork => ({
  name,
  by,
  licence,
  packages: packages.length === 0 ? [name] : packages,
});

/** GSAP's licence: free of charge, but not open source. The licence check allows it for GSAP only. */
export const GSAP_LICENCE = "Standard 'no charge' license: https://gsap.com/standard-license.";

/** SPDX identifiers → names shown to readers. */
export const LICENCE_NAMES: Readonly<Record<string, string>> = {
  'OFL-1.1': 'SIL Open Font License 1.1',
  'Apache-2.0': 'Apache License 2.0',
  'BSD-3-Clause': 'BSD (3-clause)',
  'CC0-1.0': 'CC0 1.0',
  'CC-BY-3.0': 'CC BY 3.0',
  [GSAP_LICENCE]: 'GSAP standard “no charge” licence (gsap.com/standard-license)',
};

export const licenceName = (licence: string): string => LICENCE_NAMES[licence] ?? licence;

export const FONTS: readonly CreditedWork[] = [
  work('Almendra', 'Ana Sanfelippo', 'OFL-1.1', '@fontsource/almendra'),
  work('Alegreya Sans', 'Juan Pablo del Peral, Huerta Tipográfica', 'OFL-1.1', '@fontsource/alegreya-sans'),
  work('Cormorant', 'Christian Thalmann, Catharsis Fonts', 'OFL-1.1', '@fontsource/cormorant'),
  work('Special Elite', 'Brian J. Bonislawsky, Astigmatic', 'Apache-2.0', '@fontsource/special-elite'),
];

export const LIBRARIES: readonly CreditedWork[] = [
  work('PixiJS, @pixi/ui', 'Mathew Groves, Chad Engler, PixiJS Team', 'MIT', 'pixi.js', '@pixi/ui'),
  work('GSAP', 'Jack Doyle, GreenSock', GSAP_LICENCE, 'gsap'),
  work('howler.js', 'James Simpson, GoldFire Studios', 'MIT', 'howler'),
  work('QuickJS', 'Fabrice Bellard, Charlie Gordon', 'MIT', '@jitl/quickjs-wasmfile-release-sync'),
  work('quickjs-emscripten', 'Jake Teton-Landis', 'MIT', 'quickjs-emscripten-core', '@jitl/quickjs-ffi-types'),
  work('acorn', 'Marijn Haverbeke et al.', 'MIT'),
  work(
    'CodeMirror',
    'Marijn Haverbeke et al.',
    'MIT',
    ...['autocomplete', 'commands', 'lang-javascript', 'language', 'lint', 'state', 'streamparser', 'view'].map(
      (part) => `@codemirror/${part}`,
    ),
  ),
  work('Lezer highlight', 'Marijn Haverbeke', 'MIT', '@lezer/highlight'),
  work('fflate', 'Arjun Barrett', 'MIT'),
  work('semver', 'Isaac Z. Schlueter et al.', 'ISC'),
  work('pure-rand', 'Nicolas Dubien', 'MIT'),
  work('@noble/hashes', 'Paul Miller', 'MIT'),
];

/** Transitive dependencies of the libraries above. */
export const BROUGHT_ALONG: readonly CreditedWork[] = [
  work('Lezer', 'Marijn Haverbeke', 'MIT', ...['common', 'javascript', 'lr'].map((part) => `@lezer/${part}`)),
  work('style-mod, w3c-keyname, crelt', 'Marijn Haverbeke', 'MIT', 'style-mod', 'w3c-keyname', 'crelt'),
  work('find-cluster-break', 'Marijn Haverbeke', 'MIT', '@marijn/find-cluster-break'),
  work('@pixi/colord', 'Vlad Shilov', 'MIT'),
  work('xmldom', 'Christopher J. Brody et al.', 'MIT', '@xmldom/xmldom'),
  work('earcut', 'Volodymyr Agafonkin, Mapbox', 'ISC'),
  work('eventemitter3', 'Arnout Kazemier', 'MIT'),
  work('gifuct-js', 'Matt Way', 'MIT', 'gifuct-js', 'js-binary-schema-parser'),
  work('isMobile', 'Kai Mallea', 'MIT', 'ismobilejs'),
  work('parse-svg-path', 'Jake Rosoman', 'MIT'),
  work('tiny-lru', 'Jason Mulligan', 'BSD-3-Clause'),
  work('Tweedle.js', 'Milton Candelero', 'MIT', 'tweedle.js'),
  work('typed-signals', 'Santo Pfingsten', 'CC0-1.0'),
];

/** Type declarations that come with those libraries; the page contains nothing of them. */
export const TYPES_ONLY: readonly CreditedWork[] = [
  work('@types/earcut', 'DefinitelyTyped contributors', 'MIT'),
  work('@webgpu/types', 'WebGPU developers', 'BSD-3-Clause'),
];

/** Silhouettes drawn into the art; assets/credits.json says who drew which. */
export const ICONS: CreditedWork = work('game-icons.net', 'its contributors', 'CC-BY-3.0', '@iconify-json/game-icons');
