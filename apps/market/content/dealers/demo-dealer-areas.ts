import { text } from '../demo-page.js';
import { demoDealers } from './demo-dealers.js';

type Place = readonly [
  postcode: string,
  ar: string,
  en: string,
  at: readonly [latitude: number, longitude: number],
];

const dubai = text('دبي', 'Dubai');
const abuDhabi = text('أبوظبي', 'Abu Dhabi');
const sharjah = text('الشارقة', 'Sharjah');

/** Places that each retailer serves. The country has no postcodes; these are invented. */
const served: readonly (readonly [code: string, state: typeof dubai, places: readonly Place[]])[] =
  [
    [
      'MKDXB01',
      dubai,
      [
        ['12001', 'القوز', 'Al Quoz', [25.138, 55.23]],
        ['12002', 'البرشاء', 'Al Barsha', [25.103, 55.203]],
        ['12003', 'جميرا', 'Jumeirah', [25.205, 55.243]],
      ],
    ],
    [
      'MKDXB02',
      dubai,
      [
        ['12004', 'فيستيفال سيتي', 'Festival City', [25.222, 55.353]],
        ['12005', 'ديرة', 'Deira', [25.27, 55.328]],
      ],
    ],
    [
      'MKDXB03',
      dubai,
      [
        ['12006', 'دبي مارينا', 'Dubai Marina', [25.08, 55.14]],
        ['12002', 'البرشاء', 'Al Barsha', [25.103, 55.203]],
      ],
    ],
    [
      'MKDXB04',
      dubai,
      [
        ['12007', 'القصيص', 'Al Qusais', [25.274, 55.379]],
        ['12005', 'ديرة', 'Deira', [25.27, 55.328]],
      ],
    ],
    [
      'MKAUH01',
      abuDhabi,
      [
        ['11001', 'أم النار', 'Umm Al Nar', [24.433, 54.498]],
        ['11002', 'المصفح', 'Mussafah', [24.352, 54.501]],
      ],
    ],
    [
      'MKAUH02',
      abuDhabi,
      [
        ['11003', 'جزيرة ياس', 'Yas Island', [24.494, 54.607]],
        ['11004', 'شاطئ الراحة', 'Al Raha Beach', [24.446, 54.611]],
      ],
    ],
    ['MKAAN01', abuDhabi, [['11101', 'العين', 'Al Ain', [24.214, 55.744]]]],
    [
      'MKSHJ01',
      sharjah,
      [
        ['13001', 'المجاز', 'Al Majaz', [25.327, 55.384]],
        ['13002', 'القاسمية', 'Al Qasimia', [25.353, 55.391]],
      ],
    ],
    ['MKSHJ02', sharjah, [['13003', 'مويلح', 'Muwaileh', [25.299, 55.445]]]],
    ['MKAJM01', text('عجمان', 'Ajman'), [['14001', 'الجرف', 'Al Jurf', [25.402, 55.497]]]],
    [
      'MKRAK01',
      text('رأس الخيمة', 'Ras Al Khaimah'),
      [['16001', 'النخيل', 'Al Nakheel', [25.789, 55.962]]],
    ],
    [
      'MKFUJ01',
      text('الفجيرة', 'Fujairah'),
      [['17001', 'وسط المدينة', 'City Centre', [25.123, 56.336]]],
    ],
  ];

export const demoDealerAreas = served.flatMap(([code, state, places]) => {
  const dealer = demoDealers.find(({ dealer_code }) => dealer_code === code);
  if (!dealer) throw new Error(`There is no demo retailer ${code}`);
  return places.map(([postcode, ar, en, [latitude, longitude]]) => ({
    dealer_id: dealer.id,
    postcode,
    state,
    locality: text(ar, en),
    latitude,
    longitude,
  }));
});
