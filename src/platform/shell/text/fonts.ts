import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/alegreya-sans/800.css';
import '@fontsource/almendra/700.css';
import '@fontsource/cormorant/600-italic.css';
import '@fontsource/special-elite/400.css';
import type { Lang } from '../../../games/cults/words';

export const FONTS = [
  '500 16px "Alegreya Sans"',
  '700 16px "Alegreya Sans"',
  '800 16px "Alegreya Sans"',
  '700 16px Almendra',
  'italic 600 16px Cormorant',
  '400 16px "Special Elite"',
];

/** Letters of the files that a language needs: each font has one for plain Latin, one for other Latin letters, and so on. */
const LETTERS: Readonly<Record<Lang, string>> = { en: 'Aa', pl: 'Aaąćęłńóśźż' };

/** What was asked for; all else came because something was drawn with it. */
const asked = new Set<FontFace>();

export async function loadFont(font: string, lang: Lang): Promise<void> {
  for (const face of await document.fonts.load(font, LETTERS[lang])) asked.add(face);
}

/** Nothing is drawn in a language before this is done. */
export async function loadFonts(lang: Lang): Promise<void> {
  await Promise.all(FONTS.map((font) => loadFont(font, lang)));
}

let late = 0;

/** How often letters came after something was drawn with others in their place: what was measured and drawn before does not hold. */
export const lettersCame = (): number => late;

/** A name or a mod may bring letters that the language lacks: their file comes once they are drawn, and then they are drawn anew. */
export function whenFontsCome(redraw: () => void): void {
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    const unasked = fontfaces.filter((face) => !asked.has(face));
    if (unasked.length === 0) return;
    for (const face of unasked) asked.add(face);
    late++;
    redraw();
  });
}
