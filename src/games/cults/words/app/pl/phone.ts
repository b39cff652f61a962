import type { PhoneWords } from '../phone';

export const phone: PhoneWords = {
  points: (total) => `${total} PZ`,
  tapDistrict: 'dotknij dzielnicy, by przyjrzeć się jej z bliska',
  showBoard: 'Plansza',
};
