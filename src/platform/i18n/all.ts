import { english } from './en';
import { enPackages } from './en/packages';
import { enTools } from './en/tools';
import { addLanguage } from './language';
import { polish } from './pl';
import { plPackages } from './pl/packages';
import { plTools } from './pl/tools';

/** Every language at once, with the words of the tools, which no page needs. */
addLanguage('en', { ...english, errors: { ...english.errors, ...enTools, ...enPackages } });
addLanguage('pl', { ...polish, errors: { ...polish.errors, ...plTools, ...plPackages } });
