import { text } from '../content/compose.js';
import { demoDealers } from './dealers.js';

type Place = readonly [postcode: string, ar: string, en: string];

const dubai = text('دبي', 'Dubai');
const abuDhabi = text('أبوظبي', 'Abu Dhabi');
const sharjah = text('الشارقة', 'Sharjah');

/** Which places each retailer serves. The country has no postcodes: these are the demo market's own. */
const served: readonly (readonly [code: string, state: typeof dubai, places: readonly Place[]])[] =
  [
    [
      'MKDXB01',
      dubai,
      [
        ['12001', 'القوز', 'Al Quoz'],
        ['12002', 'البرشاء', 'Al Barsha'],
        ['12003', 'جميرا', 'Jumeirah'],
      ],
    ],
    [
      'MKDXB02',
      dubai,
      [
        ['12004', 'فيستيفال سيتي', 'Festival City'],
        ['12005', 'ديرة', 'Deira'],
      ],
    ],
    [
      'MKDXB03',
      dubai,
      [
        ['12006', 'دبي مارينا', 'Dubai Marina'],
        ['12002', 'البرشاء', 'Al Barsha'],
      ],
    ],
    [
      'MKDXB04',
      dubai,
      [
        ['12007', 'القصيص', 'Al Qusais'],
        ['12005', 'ديرة', 'Deira'],
      ],
    ],
    [
      'MKAUH01',
      abuDhabi,
      [
        ['11001', 'أم النار', 'Umm Al Nar'],
        ['11002', 'المصفح', 'Mussafah'],
      ],
    ],
    [
      'MKAUH02',
      abuDhabi,
      [
        ['11003', 'جزيرة ياس', 'Yas Island'],
        ['11004', 'شاطئ الراحة', 'Al Raha Beach'],
      ],
    ],
    ['MKAAN01', abuDhabi, [['11101', 'العين', 'Al Ain']]],
    [
      'MKSHJ01',
      sharjah,
      [
        ['13001', 'المجاز', 'Al Majaz'],
        ['13002', 'القاسمية', 'Al Qasimia'],
      ],
    ],
    ['MKSHJ02', sharjah, [['13003', 'مويلح', 'Muwaileh']]],
    ['MKAJM01', text('عجمان', 'Ajman'), [['14001', 'الجرف', 'Al Jurf']]],
    ['MKRAK01', text('رأس الخيمة', 'Ras Al Khaimah'), [['16001', 'النخيل', 'Al Nakheel']]],
    ['MKFUJ01', text('الفجيرة', 'Fujairah'), [['17001', 'وسط المدينة', 'City Centre']]],
  ];

export const demoDealerAreas = served.flatMap(([code, state, places]) => {
  const dealer = demoDealers.find(({ dealer_code }) => dealer_code === code);
  if (!dealer) throw new Error(`There is no demo retailer ${code}`);
  return places.map(([postcode, ar, en]) => ({
    dealer_id: dealer.id,
    postcode,
    state,
    locality: text(ar, en),
  }));
});
