import { describeCult } from './describe-cult';

describeCult('dagon', 'blue', '#3B82C4');
