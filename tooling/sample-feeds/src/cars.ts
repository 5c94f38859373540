interface SampleCar {
  readonly brand: string;
  readonly ar: string;
  readonly models: readonly (readonly [en: string, ar: string])[];
}

/** Brands and models with their Arabic spellings. */
export const cars: readonly SampleCar[] = [
  {
    brand: 'Toyota',
    ar: 'تويوتا',
    models: [
      ['Camry', 'كامري'],
      ['Land Cruiser', 'لاند كروزر'],
      ['Corolla', 'كورولا'],
      ['Hilux', 'هايلكس'],
    ],
  },
  {
    brand: 'Nissan',
    ar: 'نيسان',
    models: [
      ['Patrol', 'باترول'],
      ['Altima', 'التيما'],
      ['X-Trail', 'اكس تريل'],
      ['Sunny', 'صني'],
    ],
  },
  {
    brand: 'Mercedes-Benz',
    ar: 'مرسيدس',
    models: [
      ['C-Class', 'سي كلاس'],
      ['G-Class', 'جي كلاس'],
      ['S-Class', 'اس كلاس'],
    ],
  },
  {
    brand: 'BMW',
    ar: 'بي ام دبليو',
    models: [
      ['X5', 'اكس 5'],
      ['3 Series', 'الفئة الثالثة'],
      ['7 Series', 'الفئة السابعة'],
    ],
  },
  {
    brand: 'Land Rover',
    ar: 'لاند روفر',
    models: [
      ['Defender', 'ديفندر'],
      ['Range Rover', 'رنج روفر'],
      ['Range Rover Sport', 'رنج روفر سبورت'],
      ['Discovery', 'ديسكفري'],
    ],
  },
  {
    brand: 'Jeep',
    ar: 'جيب',
    models: [
      ['Wrangler, Unlimited', 'رانجلر'],
      ['Grand Cherokee', 'جراند شيروكي'],
    ],
  },
  {
    brand: 'Ford',
    ar: 'فورد',
    models: [
      ['F-150', 'اف 150'],
      ['Mustang', 'موستنج'],
      ['Explorer', 'اكسبلورر'],
    ],
  },
  {
    brand: 'Jaguar',
    ar: 'جاكوار',
    models: [
      ['F-TYPE Coupé', 'اف تايب'],
      ['F-PACE', 'اف بيس'],
    ],
  },
  {
    brand: 'Hyundai',
    ar: 'هيونداي',
    models: [
      ['Elantra', 'النترا'],
      ['Sonata', 'سوناتا'],
      ['Tucson', 'توسان'],
    ],
  },
  {
    brand: 'Lexus',
    ar: 'لكزس',
    models: [
      ['LX', 'ال اكس'],
      ['ES', 'اي اس'],
    ],
  },
];

export const colors: readonly (readonly [en: string, ar: string])[] = [
  ['White', 'أبيض'],
  ['Black', 'أسود'],
  ['Silver', 'فضي'],
  ['Grey', 'رمادي'],
  ['Blue', 'أزرق'],
  ['Red', 'أحمر'],
  ['Brown', 'بني'],
  ['Black, Metallic', 'أسود ميتاليك'],
  ['Santorini Black', 'أسود سانتوريني'],
];

export const bodies = [
  'Sedan',
  'SUV',
  'Hatchback',
  'Coupe',
  'Pick Up Truck',
  'Hard Top Convertible',
] as const;
export const cities = [' Dubai', ' Sharjah', ' Abu Dhabi', ' Ajman', ' Al Ain'] as const;
