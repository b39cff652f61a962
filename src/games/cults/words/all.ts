import '../../../platform/i18n/all';
import { addLanguage } from './language';
import { english } from './language-en';
import { polish } from './language-pl';

/** Every language at once: the command line and the tests do not fetch them. */
addLanguage('en', english);
addLanguage('pl', polish);
