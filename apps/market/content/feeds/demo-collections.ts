type Words = readonly [title: string, description: string];
type Item = readonly [
  key: string,
  group: 'outdoors' | 'cabin',
  image_id: string,
  ar: Words,
  en: Words,
];

const groups = {
  outdoors: { ar: 'في الخلاء', en: 'Outdoors' },
  cabin: { ar: 'في المقصورة', en: 'In the cabin' },
};

const accessories: readonly Item[] = [
  [
    'roof-tent',
    'outdoors',
    'studio/offroader-rear34-sand',
    ['خيمة سقف', 'تُنصب في دقيقتين وتتسع لشخصين.'],
    ['Roof tent', 'Up in two minutes, room for two.'],
  ],
  [
    'side-awning',
    'outdoors',
    'studio/offroader-side-sand',
    ['مظلّة جانبية', 'ظلٌّ بمترين ونصف حيث تتوقف.'],
    ['Side awning', 'Two and a half metres of shade wherever you stop.'],
  ],
  [
    'recovery-boards',
    'outdoors',
    'studio/offroader-front34-sand',
    ['ألواح الخروج من الرمال', 'خفيفة وتُثبَّت على السقف.'],
    ['Recovery boards', 'Light, and fixed to the roof.'],
  ],
  [
    'cooler',
    'cabin',
    'interior/centre-console',
    ['صندوق تبريد', 'ثمانية عشر لترًا بين المقعدين.'],
    ['Cooler box', 'Eighteen litres between the seats.'],
  ],
  [
    'screens',
    'cabin',
    'interior/rear-seats',
    ['شاشتان للركّاب', 'إحدى عشرة بوصة مع سماعتين لاسلكيتين.'],
    ['Passenger screens', 'Eleven inches, with wireless headphones.'],
  ],
  [
    'seat-covers',
    'cabin',
    'interior/front-seats',
    ['أغطية مقاعد', 'تُغسل، وتتحمّل الرمال والملح.'],
    ['Seat covers', 'Washable, and fit for sand and salt.'],
  ],
];

/** The feed of accessories, in both languages. */
export const demoCollections = (['ar', 'en'] as const).flatMap((lang, at) =>
  accessories.map((item, position) => {
    const [key, group, image_id] = item;
    const [title, description] = item[at === 0 ? 3 : 4];
    return {
      id: `${key}-${lang}`,
      collection: 'accessories',
      lang,
      market: 'AE',
      position: position + 1,
      title,
      description,
      image_id,
      link: '/retailers',
      group_name: groups[group][lang],
    };
  }),
);
