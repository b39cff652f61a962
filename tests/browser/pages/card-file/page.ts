import { GameRoom, type RoomWorker } from '../../../../src/platform/host/room';
import { PageWorker } from '../../../../src/platform/host/page-worker';
import { startWorker } from '../../../../src/platform/screens/table/start-worker';
import { loadFonts } from '../../../../src/platform/shell/text/fonts';
import { CardDocument, type Fix } from '../../../../src/platform/workshop';
import { mountForm, mountProblems } from '../../../../src/platform/workshop/components';
import { mountScript } from '../../../../src/platform/workshop/script/mount-script';
import { askBench } from '../../../../src/games/cults/workshop/bench/ask-bench';
import { formOf } from '../../../../src/games/cults/workshop/form/build';
import { CultsHelp } from '../../../../src/games/cults/workshop/help';
import { piecesFor } from '../../../../src/games/cults/workshop/pieces';
import type { ModSource } from '../../../../src/platform/sandbox/mods';

/** One card file with form, script and problems; checked in the game's Worker after each change. */
const at = (id: string): HTMLElement => document.getElementById(id)!;
const cards = import.meta.glob<string>('../../../../mods/base/**/*.js', { query: '?raw', import: 'default' });

const { searchParams } = new URL(location.href);
const lang = searchParams.get('lang') === 'pl' ? 'pl' : 'en';
const path = searchParams.get('card') ?? 'guardians/byakhee';
const text = (await cards[`../../../../mods/base/${path}.js`]!())
  .replace(/id: '[^']+'/, "id: 'mine'")
  .replace(/(en|pl): '([^']+)'/g, "$1: '$2 II'");
await loadFonts(lang);
const file = new CardDocument(text);
const FILE = 'cards/mine.js';
const applyFix = ({ changes }: Fix): void => file.edit(changes, { en: 'Fix', pl: 'Poprawka' });
const script = mountScript(at('script'), file, { lang, help: new CultsHelp(), applyFix });
const form = mountForm(at('form'), file, {
  lang,
  formOf: (parsed) => formOf(parsed),
  piecesOf: piecesFor,
  openScript: (span) => script.select(span),
  applyFix,
});
const problems = mountProblems(at('problems'), { lang, open: ({ span }) => script.select(span), applyFix });

const room = new GameRoom((): RoomWorker => new PageWorker(startWorker()));
await room.open([]);

function mod(): ModSource {
  const encoder = new TextEncoder();
  const content = { cards: [FILE] };
  const manifest = {
    id: 'mine',
    version: '1.0.0',
    api: 2,
    title: { en: 'Mine', pl: 'Moje' },
    description: { en: 'A card', pl: 'Karta' },
    authors: ['me'],
    license: 'CC0-1.0',
    content,
  };
  const files = { 'mod.json': JSON.stringify(manifest), [FILE]: file.text };
  return { origin: 'mine', content: new Map(Object.entries(files).map(([name, words]) => [name, encoder.encode(words)])) };
}

let turn = 0;
async function check(): Promise<void> {
  const own = ++turn;
  // Empty while a check is under way.
  document.body.dataset['checked'] = '';
  const findings = await askBench(room, { about: 'check', mod: mod(), beside: [] });
  if (own !== turn) return;
  const here = findings.filter((finding) => finding.file === FILE);
  form.showFindings(here);
  script.showFindings(here);
  problems.show(findings, FILE);
  document.body.dataset['checked'] = String(own);
}
file.onChange(() => void check());
await check();
Object.assign(globalThis, { file });
