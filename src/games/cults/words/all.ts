import { enPackages } from './en/packages';
import { enTools } from './en/tools';
import { addLanguage } from './language';
import { english } from './language-en';
import { polish } from './language-pl';
import type { Sentences } from './dictionary';
import { plPackages } from './pl/packages';
import { plTools } from './pl/tools';
import type { Language } from './language-parts';

/** Every language at once, with the words of the tools, which no page needs. */
const withTools = (language: Language, tools: Sentences): Language => ({
  ...language,
  dictionary: { ...language.dictionary, errors: { ...language.dictionary.errors, ...tools } },
});

addLanguage('en', withTools(english, { ...enTools, ...enPackages }));
addLanguage('pl', withTools(polish, { ...plTools, ...plPackages }));
