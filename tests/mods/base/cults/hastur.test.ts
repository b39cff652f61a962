import { describeCult } from './describe-cult';

describeCult('hastur', 'yellow', '#E0AE2C');
