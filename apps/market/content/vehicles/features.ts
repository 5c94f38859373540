import type { Powertrain } from './powertrains.js';

export interface Feature {
  ar: string;
  en: string;
}
export interface PricedFeature extends Feature {
  /** Price in AED as an option. */
  price: number;
  /** Left out if the vehicle has no rear seats, or is neither an off-roader nor an SUV. */
  needs?: 'rear_seats' | 'suv';
}

/** Standard on every vehicle. */
export const everyday: readonly Feature[] = [
  { ar: 'مكيّف بمنطقتين للتحكم في الحرارة', en: 'Two-zone climate control' },
  { ar: 'كاميرا خلفية مع خطوط إرشاد', en: 'Rear camera with guide lines' },
  { ar: 'حساسات اصطفاف أمامية وخلفية', en: 'Front and rear parking sensors' },
  { ar: 'مصابيح LED مع تشغيل تلقائي', en: 'LED headlamps with automatic switching' },
  { ar: 'مثبّت سرعة ومحدّد سرعة', en: 'Cruise control and speed limiter' },
  { ar: 'مكابح طوارئ ذاتية', en: 'Autonomous emergency braking' },
  { ar: 'دخول وتشغيل دون مفتاح', en: 'Keyless entry and start' },
  { ar: 'ربط الهاتف لاسلكيًا بالشاشة', en: 'Wireless phone mirroring' },
  { ar: 'وسائد هوائية أمامية وجانبية وستائرية', en: 'Front, side and curtain airbags' },
  { ar: 'مرايا جانبية قابلة للطي كهربائيًا', en: 'Power-folding door mirrors' },
];

/** Standard on high trims, optional below. */
export const comfort: readonly PricedFeature[] = [
  { ar: 'مقاعد أمامية مبرّدة ومدفّأة', en: 'Cooled and heated front seats', price: 5400 },
  { ar: 'سقف بانورامي زجاجي', en: 'Panoramic glass roof', price: 7200 },
  {
    ar: 'نظام صوت محيطي من أربعة عشر مكبّرًا',
    en: 'Surround sound with fourteen speakers',
    price: 6800,
  },
  { ar: 'كاميرات محيطية بزاوية 360 درجة', en: '360-degree surround cameras', price: 4100 },
  { ar: 'شاشة عرض على الزجاج الأمامي', en: 'Head-up display', price: 5900 },
  {
    ar: 'مثبّت سرعة متكيّف مع مساعد التوجيه',
    en: 'Adaptive cruise control with steering assist',
    price: 6300,
  },
  {
    ar: 'باب خلفي كهربائي بحركة القدم',
    en: 'Powered tailgate with gesture opening',
    price: 3200,
    needs: 'suv',
  },
  { ar: 'إضاءة داخلية محيطة بثلاثين لونًا', en: 'Ambient lighting in thirty colours', price: 2100 },
  { ar: 'مصابيح بكسل بتعتيم انتقائي', en: 'Pixel headlamps with selective dimming', price: 8600 },
  { ar: 'تكييف بأربع مناطق', en: 'Four-zone climate control', price: 4700, needs: 'rear_seats' },
  {
    ar: 'تنقية الهواء مع مؤشر الجودة',
    en: 'Cabin air purification with quality display',
    price: 2600,
  },
  { ar: 'شاحن لاسلكي للهاتف', en: 'Wireless phone charging', price: 1400 },
];

/** Always optional. */
export const extras: readonly PricedFeature[] = [
  { ar: 'عجلات 22 بوصة بلون فضي داكن', en: '22-inch wheels in dark silver', price: 12800 },
  {
    ar: 'حزمة الطرق الوعرة مع قفل تفاضلي',
    en: 'Off-road pack with locking differential',
    price: 7900,
    needs: 'suv',
  },
  { ar: 'قضيب سحب كهربائي', en: 'Electrically deployable tow bar', price: 5200, needs: 'suv' },
  {
    ar: 'شاشتان للركّاب في الخلف',
    en: 'Two screens for rear passengers',
    price: 14500,
    needs: 'rear_seats',
  },
  { ar: 'صندوق تبريد في الكونسول الأوسط', en: 'Cooler box in the centre console', price: 3400 },
  { ar: 'زجاج خلفي داكن للخصوصية', en: 'Privacy glass', price: 2300 },
  { ar: 'حزمة الهيكل الأسود', en: 'Black exterior pack', price: 6100 },
  {
    ar: 'مقاعد خلفية كهربائية قابلة للإمالة',
    en: 'Power-reclining rear seats',
    price: 9200,
    needs: 'rear_seats',
  },
  { ar: 'طبقة حماية شفافة للطلاء', en: 'Clear paint protection film', price: 11000 },
  { ar: 'أرضيات مطاطية لجميع الفصول', en: 'All-season rubber mats', price: 900 },
  { ar: 'قضبان سقف متوازية', en: 'Roof rails', price: 2700, needs: 'suv' },
  { ar: 'تسجيل فيديو أمامي وخلفي', en: 'Front and rear dash cameras', price: 3100 },
];

/** Standard for an engine type. */
export const byEngine: Partial<Record<Powertrain['engine_types'][number], readonly Feature[]>> = {
  electric: [
    { ar: 'شحن سريع بالتيار المستمر حتى 100 كيلوواط', en: 'Rapid DC charging up to 100 kW' },
    { ar: 'كابل شحن منزلي', en: 'Home charging cable' },
    { ar: 'تبريد مسبق للمقصورة من الهاتف', en: 'Cabin pre-cooling from your phone' },
  ],
  plug_in_hybrid: [
    {
      ar: 'قيادة كهربائية بالكامل للمسافات اليومية',
      en: 'Fully electric driving for daily distances',
    },
    { ar: 'كابل شحن منزلي', en: 'Home charging cable' },
  ],
  mild_hybrid: [{ ar: 'نظام هجين خفيف بقوة 48 فولت', en: '48-volt mild hybrid system' }],
};

export const fourWheelDrive: Feature = {
  ar: 'دفع رباعي مع أنماط للرمال والصخور والطين',
  en: 'All-wheel drive with modes for sand, rock and mud',
};
