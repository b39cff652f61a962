import { KEYWORDS, type Keyword } from '../../contract/ids';
import type { CardCopy } from '../state/state';

/** R6.2: once per opportunity and copy: the mark of an ability that was used, as `State.used` keeps it. */
const KEYWORDS_PER_COPY = 16;
export const usedMark = (copy: CardCopy, keyword: Keyword): number => copy * KEYWORDS_PER_COPY + KEYWORDS.indexOf(keyword);
