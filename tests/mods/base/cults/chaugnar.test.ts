import { describeCult } from './describe-cult';

describeCult('chaugnar', 'red', '#C5442E');
