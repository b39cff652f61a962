import '../../../platform/i18n/all';
import { englishErrors } from './errors-en';
import { polishErrors } from './errors-pl';
import { addLanguage } from './language';
import { english } from './language-en';
import { polish } from './language-pl';

/** Every language at once: the command line and the tests do not fetch them. */
addLanguage('en', { ...english, errors: englishErrors });
addLanguage('pl', { ...polish, errors: polishErrors });
