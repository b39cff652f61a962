import { writeZip, type ModSource } from '../../../../src/platform/sandbox/mods';
import { bytesOf, filesOf, folder, manifestOf, rawMod, rawZip, type Changes, type RawEntry } from './mod-files';

/** Mods that are broken, each in one way. */

type Expected = readonly [code: string, file?: string, place?: string];
export type Row = readonly [title: string, sources: readonly ModSource[], ...expected: Expected];

const KB = 1024;

const changed = (title: string, changes: Changes, ...expected: Expected): Row => [
  title,
  [folder('bad', {}, changes)],
  ...expected,
];
const field = (title: string, fields: Readonly<Record<string, unknown>>, ...[code, place]: readonly [string, string]): Row => [
  title,
  [folder('bad', fields)],
  code,
  'mod.json',
  place,
];
const json = (title: string, text: string, code: string, place: string): Row =>
  changed(title, { 'mod.json': text }, code, 'mod.json', place);
const zip = (title: string, content: Uint8Array, ...expected: Expected): Row => [
  title,
  [{ origin: 'bad', content }],
  ...expected,
];
const entry = (title: string, more: RawEntry, ...expected: Expected): Row => zip(title, rawMod('bad', more), ...expected);
const lacking = (title: string, name: string): Row => field(title, { [name]: undefined }, 'modFieldMissing', name);

const many = (count: number): Changes => Object.fromEntries(Array.from({ length: count }, (_, i) => [`cards/c${i}.js`, '']));
const big = (count: number): Changes =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`pictures/p${i}.png`, new Uint8Array(2 * KB * KB)]));

export const FILES: readonly Row[] = [
  changed('too many files', many(500), 'tooManyFiles'),
  changed('a script too big', { 'cards/one.js': ' '.repeat(256 * KB + 1) }, 'fileTooBig', 'cards/one.js'),
  changed('a text too big', { 'README.md': ' '.repeat(2 * KB * KB + 1) }, 'fileTooBig', 'README.md'),
  changed('a picture too big', { 'pictures/one.png': new Uint8Array(2 * KB * KB + 1) }, 'fileTooBig', 'pictures/one.png'),
  changed('a sound too big', { 'a.ogg': new Uint8Array(2 * KB * KB + 1) }, 'fileTooBig', 'a.ogg'),
  changed('too big in all', big(8), 'modTooBig'),
  changed('an absolute path', { '/etc/one.txt': '' }, 'pathAbsolute', '/etc/one.txt'),
  changed('a path out of the mod', { 'cards/../../one.js': '' }, 'pathTraversal', 'cards/../../one.js'),
  changed('a backslash', { 'cards\\two.js': '' }, 'pathBackslash', 'cards\\two.js'),
  changed('a drive letter', { 'C:/two.js': '' }, 'pathDriveLetter', 'C:/two.js'),
  changed('a control character in a name', { 'cards/\u0007.js': '' }, 'pathLetter', 'cards/‹U+0007›.js'),
  changed('an empty part in a path', { 'cards//two.js': '' }, 'pathUnclean', 'cards//two.js'),
  changed('a single dot in a path', { './two.js': '' }, 'pathUnclean', './two.js'),
  changed('a name reserved by Windows', { 'cards/con.js': '' }, 'pathNotPortable', 'cards/con.js'),
  changed('a name Windows cannot hold', { 'cards/a?.js': '' }, 'pathNotPortable', 'cards/a?.js'),
  changed('a path too long', { [`${'a'.repeat(200)}.js`]: '' }, 'pathTooLong', `${'a'.repeat(200)}.js`),
  changed('names that differ only in case', { 'cards/One.js': '' }, 'namesDifferInCase', 'cards/one.js'),
  changed('names that differ only in composition', { 'z\u0301.md': '', 'ź.md': '' }, 'namesDifferInCase', 'ź.md'),
  changed('a file that is also a folder', { 'cards/one.js/two.js': '' }, 'fileIsFolder', 'cards/one.js/two.js'),
  changed('an unknown ending', { 'run.exe': '' }, 'unknownEnding', 'run.exe'),
  changed('no ending at all', { LICENSE: '' }, 'unknownEnding', 'LICENSE'),
  changed('TypeScript that is not types', { 'cards/two.ts': '' }, 'unknownEnding', 'cards/two.ts'),
  changed('text that is not UTF-8', { 'cards/one.js': Uint8Array.of(65, 10, 66, 0xff, 67) }, 'notUtf8', 'cards/one.js', '2'),
  changed('text cut inside a letter', { 'README.md': Uint8Array.of(65, 0xc5) }, 'notUtf8', 'README.md', '1'),
  changed('a zero byte in a script', { 'cards/one.js': 'a\n\nb\0' }, 'nulInText', 'cards/one.js', '3'),
  changed('a zero byte in a drawing', { 'pictures/two.svg': '\0' }, 'nulInText', 'pictures/two.svg', '1'),
];

const good = writeZip(filesOf('bad'));
const zeros = new Uint8Array(2 * KB * KB);
const flipped = (bytes: Uint8Array, at: number): Uint8Array => bytes.map((byte, i) => (i === at ? byte ^ 0xff : byte));

export const ZIPS: readonly Row[] = [
  zip('an empty file', new Uint8Array(0), 'notAZip'),
  zip('something else than a zip', bytesOf('This is a text and not a zip at all.'), 'notAZip'),
  zip('a zip cut in the middle', good.subarray(0, good.length >> 1), 'zipTruncated'),
  zip('a zip without its last byte', good.subarray(0, -1), 'zipTruncated'),
  zip('a zip with something behind it', Uint8Array.from([...good, 1, 2, 3]), 'zipTruncated'),
  zip('a zip with something before it', Uint8Array.from([1, 2, 3, 4, ...good]), 'zipDamaged'),
  zip('a directory elsewhere', rawZip([{ name: 'a.md' }], { start: 5 }), 'zipDamaged'),
  zip('a directory with fewer entries than told', rawZip([{ name: 'a.md' }], { count: 2 }), 'zipDamaged'),
  zip('a directory with more entries than told', rawZip([{ name: 'a.md' }, { name: 'b.md' }], { count: 1 }), 'zipDamaged'),
  zip('a zip in several parts', rawZip([{ name: 'a.md' }], { disk: 1 }), 'zipUnsupported'),
  zip('a 64-bit zip', rawZip([{ name: 'a.md' }], { count: 0xffff }), 'zipUnsupported'),
  entry('a 64-bit entry', { name: 'a.md', method: 8, size: 0xffffffff }, 'zipUnsupported', 'a.md'),
  zip('a zip of nothing', rawZip([]), 'noManifest', 'mod.json'),
  zip('too many entries', rawZip(Array.from({ length: 1001 }, (_, i) => ({ name: `${i}/` }))), 'tooManyFiles'),
  zip('too many files in a zip', rawZip(Array.from({ length: 501 }, (_, i) => ({ name: `${i}.md` }))), 'tooManyFiles'),
  zip('an archive too big', new Uint8Array(18 * KB * KB), 'modTooBig'),
  entry('an encrypted file', { name: 'a.md', flags: 0x0801 }, 'zipEncrypted', 'a.md'),
  entry('an unknown compression', { name: 'a.md', method: 14 }, 'zipCompression', 'a.md'),
  entry('a link', { name: 'a.md', data: bytesOf('/etc/passwd'), attributes: 0o120777 * 0x10000 }, 'zipSymlink', 'a.md'),
  entry('a device', { name: 'a.md', attributes: 0o060644 * 0x10000 }, 'zipSpecialFile', 'a.md'),
  entry('a name that is not UTF-8', { name: Uint8Array.of(0x61, 0xff, 0x2e, 0x6a, 0x73) }, 'zipNameNotUtf8', 'aÿ.js'),
  entry('a path out of the zip', { name: '../evil.js' }, 'pathTraversal', '../evil.js'),
  entry('a folder out of the zip', { name: 'a/../../', data: new Uint8Array() }, 'pathTraversal', 'a/../..'),
  entry('an absolute path in a zip', { name: '/evil.js' }, 'pathAbsolute', '/evil.js'),
  entry('backslashes in a zip', { name: '..\\evil.js' }, 'pathBackslash', '..\\evil.js'),
  entry('a zero in a name', { name: 'a.js\0.png' }, 'pathLetter', 'a.js‹U+0000›.png'),
  entry('an unknown ending in a zip', { name: 'evil.sh' }, 'unknownEnding', 'evil.sh'),
  entry('the same file twice', { name: 'README.md' }, 'zipEntryTwice', 'README.md'),
  entry('two names for one entry', { name: 'a.md', localName: 'a.js' }, 'zipHeadersDiffer', 'a.md'),
  entry('shared bytes', { name: 'mod.json', method: 8, offset: 0 }, 'zipOverlap', 'mod.json'),
  entry('an entry beyond the end', { name: 'a.md', offset: 0x7fffffff }, 'zipDamaged', 'a.md'),
  entry('a bomb that says so', { name: 'a.png', data: zeros, method: 8 }, 'zipRatio', 'a.png'),
  entry('a bomb that says it is huge', { name: 'a.png', method: 8, size: 0x7fffffff }, 'fileTooBig', 'a.png'),
  entry('a bomb that says it is small', { name: 'a.png', data: zeros, method: 8, size: 100 }, 'zipSizeLies', 'a.png'),
  entry('a file shorter than told', { name: 'a.md', method: 8, size: 100 }, 'zipSizeLies', 'a.md'),
  entry('a stored file of another size', { name: 'a.md', size: 100 }, 'zipSizeLies', 'a.md'),
  entry('a folder with contents', { name: 'a/', data: bytesOf('x') }, 'zipSizeLies', 'a'),
  entry('a wrong checksum', { name: 'a.md', crc: 1 }, 'zipChecksum', 'a.md'),
  entry('packed bytes cut short', { name: 'a.md', data: bytesOf('abcdefgh'), method: 8, packed: 5 }, 'zipDataBroken', 'a.md'),
  zip('packed bytes that are damaged', flipped(rawMod('bad'), 30 + 'mod.json'.length), 'zipDataBroken', 'mod.json'),
  zip('two folders at the top', rawZip([{ name: 'a/mod.json' }, { name: 'b/x.md' }]), 'noManifest', 'mod.json'),
];

const whole = JSON.stringify(manifestOf('bad'));
const setting = (title: string, spec: unknown, code: string, place: string): Row =>
  field(title, { settings: { speed: spec } }, code, `settings.speed${place}`);
const title = { en: 'Speed' };

export const MANIFESTS: readonly Row[] = [
  changed('no manifest', { 'mod.json': null }, 'noManifest', 'mod.json'),
  changed('a manifest in capital letters', { 'mod.json': null, 'Mod.json': whole }, 'noManifest', 'mod.json'),
  json('an empty manifest', '', 'jsonSyntax', '1:1'),
  json('a missing comma', '{\n  "id": "bad"\n  "api": 1\n}', 'jsonSyntax', '3:3'),
  json('a comma too many', '{ "api": 1,\n}', 'jsonSyntax', '2:1'),
  json('a comment', '// mine\n{}', 'jsonSyntax', '1:1'),
  json('a manifest cut short', whole.slice(0, 20), 'jsonSyntax', '1:13'),
  json('something behind the manifest', `${whole}\n}`, 'jsonSyntax', '2:1'),
  json('a key twice', '{ "id": "bad",\n  "id": "worse" }', 'jsonKeyTwice', '2:3'),
  json('too deep', '['.repeat(100_000), 'jsonTooDeep', '1:42'),
  json('a manifest that is a list', '[]', 'notAnObject', ''),
  json('a manifest that is null', 'null', 'notAnObject', ''),
  ...['id', 'version', 'api', 'title', 'description', 'authors', 'license'].map((name) => lacking(`no ${name}`, name)),
  field('a misspelt field', { autors: ['Nobody'] }, 'unknownModField', 'autors'),
  field(
    'a field named __proto__',
    JSON.parse('{ "__proto__": {} }') as object as Record<string, unknown>,
    'unknownModField',
    '__proto__',
  ),
  field('an id in capital letters', { id: 'Bad' }, 'badModId', 'id'),
  field('an id that ends with a hyphen', { id: 'bad-' }, 'badModId', 'id'),
  field('an id too long', { id: 'a'.repeat(41) }, 'textTooLong', 'id'),
  field('an id that is a number', { id: 7 }, 'notAText', 'id'),
  field('the id of the base', { id: 'base' }, 'reservedModId', 'id'),
  field('half a version', { version: '1.2' }, 'badVersion', 'version'),
  field('a version with a v', { version: 'v1.2.3' }, 'badVersion', 'version'),
  field('a newer interface', { api: 3, news: true }, 'apiTooNew', 'api'),
  field('an interface that never was', { api: 0 }, 'outOfRange', 'api'),
  field('an interface in quotes', { api: '1' }, 'notANumber', 'api'),
  field('a title in no language', { title: {} }, 'noLanguage', 'title'),
  field('a title in an unknown language', { title: { de: 'Ein Mod' } }, 'unknownModField', 'title.de'),
  field('a title that is a text', { title: 'A mod' }, 'notAnObject', 'title'),
  field('an empty title', { title: { en: ' ' } }, 'textEmpty', 'title.en'),
  field('a title that paints the terminal', { title: { en: '\u001b[31mred' } }, 'textControl', 'title.en'),
  field('a title that turns the writing round', { title: { pl: 'abc\u202edef' } }, 'textDirection', 'title.pl'),
  field('a description too long', { description: { en: 'a'.repeat(2001) } }, 'textTooLong', 'description.en'),
  field('no author', { authors: [] }, 'noAuthors', 'authors'),
  field('authors in one text', { authors: 'Nobody' }, 'notAList', 'authors'),
  field('an author who is a number', { authors: ['Nobody', 7] }, 'notAText', 'authors[1]'),
  field('an unknown relation', { dependencies: { require: {} } }, 'unknownModField', 'dependencies.require'),
  field('a bad id required', { dependencies: { requires: { 'A B': '*' } } }, 'badModId', 'dependencies.requires.A B'),
  field('a bad range', { dependencies: { requires: { good: 'newest' } } }, 'badRange', 'dependencies.requires.good'),
  field(
    'a mod that requires itself',
    { dependencies: { requires: { bad: '*' } } },
    'dependsOnItself',
    'dependencies.requires.bad',
  ),
  field(
    'a mod required and incompatible',
    { dependencies: { requires: { good: '*' }, incompatible: { good: '<1.0.0' } } },
    'dependencyTwice',
    'dependencies.incompatible.good',
  ),
  field('an unknown kind of content', { content: { card: [] } }, 'unknownModField', 'content.card'),
  field('a cover that is not listed', { cover: 'pictures/cover.png' }, 'coverMissing', 'cover'),
  field('content that is not there', { content: { cards: ['cards/ones.js'] } }, 'contentMissing', 'content.cards[0]'),
  field('content out of the mod', { content: { cards: ['../other/one.js'] } }, 'contentMissing', 'content.cards[0]'),
  field('content listed twice', { content: { cards: ['cards/one.js', 'cards/one.js'] } }, 'contentTwice', 'content.cards[1]'),
  field(
    'content under two kinds',
    { content: { cards: ['cards/one.js'], npc: ['cards/one.js'] } },
    'contentTwice',
    'content.npc[0]',
  ),
  field('a text that is a script', { content: { texts: ['cards/one.js'] } }, 'contentEnding', 'content.texts[0]'),
  field('content that is no list', { content: { cards: 'cards/one.js' } }, 'notAList', 'content.cards'),
  field('a bad name of a setting', { settings: { 'a-b': { type: 'boolean' } } }, 'badSettingName', 'settings.a-b'),
  setting('an unknown type of setting', { type: 'text', default: '', title }, 'unknownId', '.type'),
  setting('a setting without default', { type: 'boolean', title }, 'modFieldMissing', '.default'),
  setting('a setting without title', { type: 'boolean', default: true }, 'modFieldMissing', '.title'),
  setting('a flag that is a text', { type: 'boolean', default: 'yes', title }, 'notAFlag', '.default'),
  setting('a flag with a least value', { type: 'boolean', default: true, min: 1, title }, 'unknownModField', '.min'),
  setting('a default out of range', { type: 'number', default: 9, max: 5, title }, 'outOfRange', '.default'),
  setting('a range turned round', { type: 'number', default: 3, min: 5, max: 1, title }, 'outOfRange', '.max'),
  setting('nothing to choose', { type: 'choice', default: 'a', choices: [], title }, 'noChoices', '.choices'),
  setting('a choice twice', { type: 'choice', default: 'a', choices: ['a', 'a'], title }, 'choiceTwice', '.choices[1]'),
  setting('a default that is no choice', { type: 'choice', default: 'b', choices: ['a'], title }, 'unknownId', '.default'),
];

const needing = (id: string, dependencies: unknown, version = '1.0.0'): ModSource => folder(id, { dependencies, version });
const relation = (title: string, sources: readonly ModSource[], code: string, place: string): Row => [
  title,
  sources,
  code,
  'mod.json',
  place,
];
const copy = (origin: string): ModSource => ({ origin, content: filesOf('bad') });

export const SETS: readonly Row[] = [
  relation(
    'a missing dependency',
    [needing('bad', { requires: { gone: '^1.0.0' } })],
    'missingDependency',
    'dependencies.requires.gone',
  ),
  relation(
    'an old dependency',
    [needing('bad', { requires: { good: '^2.0.0' } })],
    'versionConflict',
    'dependencies.requires.good',
  ),
  relation(
    'an old optional one',
    [needing('bad', { optional: { good: '>=1.3.0' } })],
    'versionConflict',
    'dependencies.optional.good',
  ),
  relation(
    'an incompatible pair',
    [needing('bad', { incompatible: { good: '*' } })],
    'incompatibleMods',
    'dependencies.incompatible.good',
  ),
  relation('two mods with one id', [copy('bad'), copy('bad-copy.zip')], 'duplicateMod', 'id'),
  relation(
    'a cycle of two',
    [needing('bad', { requires: { b: '*' } }), needing('b', { requires: { bad: '*' } })],
    'dependencyCycle',
    'dependencies.requires.b',
  ),
  relation(
    'a cycle of three, one of them optional',
    [needing('bad', { optional: { b: '*' } }), needing('b', { requires: { c: '*' } }), needing('c', { requires: { bad: '*' } })],
    'dependencyCycle',
    'dependencies.optional.b',
  ),
  relation(
    'a dependency that is refused',
    [needing('bad', { requires: { b: '*' } }), needing('b', { requires: { gone: '*' } })],
    'dependencyRefused',
    'dependencies.requires.b',
  ),
  relation(
    'a dependency that two mods have the id of',
    [needing('bad', { requires: { b: '*' } }), folder('b'), { origin: 'b2', content: filesOf('b') }],
    'dependencyRefused',
    'dependencies.requires.b',
  ),
];
