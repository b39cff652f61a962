import { describeCult } from './describe-cult';

describeCult('cthulhu', 'green', '#3C9460');
