type Language = 'ar' | 'en';

/** Models in the names of the stock list. */
export const models = ['defender', 'discovery', 'range_rover', 'range_rover_sport', 'f-pace'];

/** One offer per model, with our own properties. */
export const offersOf = (language: Language) =>
  models.slice(0, 4).map((car_model_key, index) => ({
    car_model_key,
    title: language === 'ar' ? 'قسط شهري يبدأ من' : 'Monthly instalment from',
    monthly_price: 3900 + index * 650,
    currency: 'AED',
    annual_rate: 2.49,
    term_months: 48,
  }));

const subjects: Record<Language, string[]> = {
  ar: [
    'رحلة إلى الصحراء',
    'ليلة في الجبال',
    'طريق الساحل',
    'ورشة التصميم',
    'يوم على الحلبة',
    'سوق المدينة القديمة',
  ],
  en: [
    'Into the desert',
    'A night in the mountains',
    'The coastal road',
    'In the design studio',
    'A day on the track',
    'The old town market',
  ],
};
const groups: Record<Language, string[]> = { ar: ['السفر', 'المدينة'], en: ['Travel', 'City'] };

/** Twelve collection items in two groups. */
export const collections = (language: Language, market: string, collection: string) =>
  [...subjects[language], ...subjects[language]].map((title, index) => ({
    id: `${market}-${collection}-${index + 1}`,
    title,
    description: language === 'ar' ? 'حكاية قصيرة من الطريق.' : 'A short story from the road.',
    image: `/tiles/6/${38 + index}/27.png`,
    link: `/${language}/news/${collection}-${index + 1}`,
    group: groups[language][index % 2],
  }));
