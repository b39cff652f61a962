import type { PhoneWords } from '../phone';

export const phone: PhoneWords = {
  points: (total) => `${total} VP`,
  tapDistrict: 'tap a district to look closer',
  showBoard: 'Board',
};
