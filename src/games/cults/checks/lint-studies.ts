import type { Text } from '../contract/cards';
import { LANGS } from '../../../platform/i18n/lang';
import { MANIFEST, textOf, type Mod } from '../../../platform/sandbox/mods';
import { scriptsOf, type CultsLibrary } from '../base-set/library';
import { readStudies } from '../vocabulary/studies';
import type { Lesson, Puzzle } from '../contract/studies';
import { GameError } from '../../../kernel';
import { playLesson } from '../studies/run-lesson';
import { playSolution } from '../studies/run-puzzle';
import { found, problem, type CheckFinding } from './finding';
import { spotOf, spotOfProblem } from './loaded';

/** Plays the puzzles and lessons of a mod: what the author promises is really there. */

const errorsOf = (act: () => void): readonly GameError[] => {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof GameError) return error.all;
    throw error;
  }
};

/** The path within the file: positions name theirs from the scenario on. */
const pathOf = ({ params }: GameError): string => String(params['path'] ?? '');

function textsOf(study: Puzzle | Lesson): [path: string, text: Text][] {
  const own: [string, Text][] = [
    ['name', study.name],
    ['text', study.text],
  ];
  const hints = 'hints' in study ? study.hints.map((hint, i): [string, Text] => [`hints[${i}]`, hint]) : [];
  return [...own, ...hints, ...('steps' in study ? wordsOf(study) : [])];
}

function wordsOf({ voice, steps }: Lesson): [path: string, text: Text][] {
  const said = steps.flatMap(({ say, wrong }, i): [string, Text][] => [
    [`steps[${i}].say`, say],
    ...wrong.map((one, k): [string, Text] => [`steps[${i}].wrong[${k}].say`, one.say]),
  ]);
  return voice === undefined ? said : [['voice', voice], ...said];
}

function missingWords(study: Puzzle | Lesson, source: string): CheckFinding[] {
  return textsOf(study).flatMap(([path, text]) =>
    LANGS.filter((lang) => text[lang] === undefined).map((lang) =>
      found(
        'warning',
        spotOf(study.file, source, path),
        problem('languageMissing', { lang, other: lang === 'en' ? 'pl' : 'en' }),
      ),
    ),
  );
}

function lintStudy(study: Puzzle | Lesson, mod: Mod, { book }: CultsLibrary): CheckFinding[] {
  const source = textOf(mod.files, study.file, mod.manifest.id);
  const errors = 'goal' in study ? errorsOf(() => playSolution(study, book)) : playLesson(study, book);
  const played = errors.map((error) =>
    found('error', spotOf(study.file, source, pathOf(error)), { code: error.code, params: error.params }),
  );
  return [...played, ...missingWords(study, source)];
}

/** Reads the puzzles and lessons of a mod and returns every error that the reader finds, even if the loader refuses the mod for something else. */
export function misreadStudies(mod: Mod, texts: ReadonlyMap<string, string>): CheckFinding[] {
  const { studies, id } = scriptsOf(mod);
  const errors = studies === undefined ? [] : errorsOf(() => readStudies(studies, id));
  return errors.map((error) => found('error', spotOfProblem(error, texts, MANIFEST), error));
}

export function lintStudies(mod: Mod, library: CultsLibrary): CheckFinding[] {
  const { puzzles, lessons } = library.studies;
  return [...puzzles, ...lessons]
    .filter((study) => study.mod === mod.manifest.id)
    .flatMap((study) => lintStudy(study, mod, library));
}
