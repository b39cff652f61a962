import { english } from './en';
import { englishLater } from './en/later';
import { enMatches } from './en/matches';
import { enPackages } from './en/packages';
import { enTools } from './en/tools';
import { addLanguage } from './language';
import { polish } from './pl';
import { polishLater } from './pl/later';
import { plMatches } from './pl/matches';
import { plPackages } from './pl/packages';
import { plTools } from './pl/tools';

/** Every language at once, with the words of the tools, which no page needs. */
addLanguage('en', { ...english, errors: { ...english.errors, ...englishLater, ...enTools, ...enMatches, ...enPackages } });
addLanguage('pl', { ...polish, errors: { ...polish.errors, ...polishLater, ...plTools, ...plMatches, ...plPackages } });
