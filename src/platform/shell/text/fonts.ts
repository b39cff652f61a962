import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/alegreya-sans/800.css';
import '@fontsource/almendra/700.css';
import '@fontsource/cormorant/600-italic.css';
import '@fontsource/special-elite/400.css';
import type { Lang } from '../../i18n/lang';

export const FONTS = [
  '500 16px "Alegreya Sans"',
  '700 16px "Alegreya Sans"',
  '800 16px "Alegreya Sans"',
  '700 16px Almendra',
  'italic 600 16px Cormorant',
  '400 16px "Special Elite"',
];

/**
 * Sample letters of each language: each font has one file for basic Latin, one for extended Latin and so on, and the browser loads
 * those that contain these letters.
 */
const LETTERS: Readonly<Record<Lang, string>> = { en: 'Aa', pl: 'Aaąćęłńóśźż' };

/** Font faces that we loaded on purpose; the browser loaded all others because something was drawn with them. */
const asked = new Set<FontFace>();

export async function loadFont(font: string, lang: Lang): Promise<void> {
  for (const face of await document.fonts.load(font, LETTERS[lang])) asked.add(face);
}

/** Loads the fonts of a language; nothing is drawn in it before that. */
export async function loadFonts(lang: Lang): Promise<void> {
  await Promise.all(FONTS.map((font) => loadFont(font, lang)));
}

let late = 0;

/** How many fonts arrived after text had been drawn with a fallback: measurements made before are then wrong. */
export const lettersCame = (): number => late;

/**
 * Calls `redraw` when a font arrives late. A name or a mod may contain letters outside the language's files; the browser fetches
 * those only once they are drawn.
 */
export function whenFontsCome(redraw: () => void): void {
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    const unasked = fontfaces.filter((face) => !asked.has(face));
    if (unasked.length === 0) return;
    for (const face of unasked) asked.add(face);
    late++;
    redraw();
  });
}
