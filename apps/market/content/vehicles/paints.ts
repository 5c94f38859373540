export interface Paint {
  key: string;
  /** The picture pack's paint, which filters by colour use. */
  canonical: 'black' | 'burgundy' | 'green' | 'sand' | 'silver' | 'white';
  ar: string;
  en: string;
  /** Surcharge in AED. */
  price: number;
}

const of = (
  canonical: Paint['canonical'],
  ...names: [key: string, ar: string, en: string, price: number][]
): Paint[] => names.map(([key, ar, en, price]) => ({ canonical, key, ar, en, price }));

export const paints: readonly Paint[] = [
  ...of(
    'black',
    ['midnight-oud', 'عود منتصف الليل', 'Midnight Oud', 4200],
    ['basalt-black', 'أسود بازلتي', 'Basalt Black', 0],
    ['night-harbour', 'ميناء الليل', 'Night Harbour', 5600],
    ['onyx-gloss', 'جزع لامع', 'Onyx Gloss', 3900],
  ),
  ...of(
    'white',
    ['pearl-shore', 'شاطئ اللؤلؤ', 'Pearl Shore', 4900],
    ['jasmine-white', 'أبيض الياسمين', 'Jasmine White', 0],
    ['salt-flat', 'سبخة بيضاء', 'Salt Flat White', 3200],
    ['morning-mist', 'ضباب الصباح', 'Morning Mist', 6100],
  ),
  ...of(
    'silver',
    ['khanjar-silver', 'فضة الخنجر', 'Khanjar Silver', 3600],
    ['moonlit-steel', 'فولاذ مقمر', 'Moonlit Steel', 4400],
    ['cloud-silver', 'فضي الغيم', 'Cloud Silver', 0],
  ),
  ...of(
    'sand',
    ['liwa-dune', 'كثبان ليوا', 'Liwa Dune', 5200],
    ['golden-saffron', 'زعفران ذهبي', 'Golden Saffron', 6900],
    ['desert-linen', 'كتّان الصحراء', 'Desert Linen', 3800],
  ),
  ...of(
    'green',
    ['ghaf-green', 'أخضر الغاف', 'Ghaf Green', 4700],
    ['oasis-deep', 'واحة عميقة', 'Oasis Deep', 5900],
    ['juniper-hajar', 'عرعر حجر', 'Hajar Juniper', 4100],
  ),
  ...of(
    'burgundy',
    ['pomegranate-red', 'أحمر الرمّان', 'Pomegranate Red', 5300],
    ['khalas-date', 'تمر الخلاص', 'Khalas Date', 4600],
    ['evening-coral', 'مرجان المساء', 'Evening Coral', 6400],
  ),
];

/** Upholstery of the pack's cabin: tan leather with light inserts. */
export const interiors: readonly { ar: string; en: string }[] = [
  { ar: 'جلد كونياك مع عاجي', en: 'Cognac leather with ivory' },
  { ar: 'جلد بلون العسل مع كتّان فاتح', en: 'Honey leather with light linen' },
  { ar: 'جلد سرجي مع لمسات لؤلؤية', en: 'Saddle leather with pearl accents' },
  { ar: 'جلد ممتاز بلون القرفة مع كريمي', en: 'Cinnamon premium leather with cream' },
  { ar: 'نسيج فاخر بلون الكهرمان مع عاجي', en: 'Amber premium textile with ivory' },
];
