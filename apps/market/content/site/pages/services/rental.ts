import { block, type DemoPage, image, text } from '../../../demo-page.js';

const locations = [
  {
    name_key: 'dubai',
    city_name: text('دبي', 'Dubai'),
    point_name: text('معرض شارع الشيخ زايد', 'Sheikh Zayed Road showroom'),
    address: text('شارع الشيخ زايد، القوز الأولى', 'Sheikh Zayed Road, Al Quoz 1'),
    coordinates: [25.1517, 55.2395],
  },
  {
    name_key: 'dubai_airport',
    city_name: text('دبي', 'Dubai'),
    point_name: text('مطار دبي، المبنى 3', 'Dubai airport, Terminal 3'),
    address: text('منطقة تأجير السيارات', 'Car rental area'),
    coordinates: [25.2467, 55.3609],
  },
  {
    name_key: 'abu_dhabi',
    city_name: text('أبوظبي', 'Abu Dhabi'),
    point_name: text('معرض أبوظبي', 'Abu Dhabi showroom'),
    address: text('شارع المطار', 'Airport Road'),
    coordinates: [24.4264, 54.4459],
  },
];

const spec = (ar: string, en: string, value: string) => ({ label: text(ar, en), value });

const cars = [
  {
    picture: 'offroader-front34-green',
    name: text('ديفندر 110', 'Defender 110'),
    nameplate: text('ديفندر', 'Defender'),
    daily: 790,
    locations: [] as string[],
    seats: '5',
    bags: '4',
    fuel: text('بنزين', 'Petrol'),
  },
  {
    picture: 'luxsuv-front34-silver',
    name: text('رينج روڤر', 'Range Rover'),
    nameplate: text('رينج روڤر', 'Range Rover'),
    daily: 1450,
    locations: ['dubai', 'dubai_airport'],
    seats: '5',
    bags: '4',
    fuel: text('بنزين', 'Petrol'),
  },
  {
    picture: 'midsuv-front34-white',
    name: text('إف-بيس', 'F-PACE'),
    nameplate: text('إف-بيس', 'F-PACE'),
    daily: 620,
    locations: [],
    seats: '5',
    bags: '3',
    fuel: text('بنزين', 'Petrol'),
  },
];

/** Cars to rent by the day. */
export const rental: DemoPage = {
  id: 'rent-a-car',
  path: '/rent-a-car',
  title: text('استأجر سيارة', 'Rent a car'),
  meta_title: text('استأجر سيارة ليوم أو أكثر', 'Rent a car for a day or more'),
  meta_description: text(
    'ديفندر ورينج روڤر وإف-بيس للإيجار باليوم من دبي وأبوظبي، مع مقاعد الأطفال ونظام الملاحة.',
    'Defender, Range Rover and F-PACE by the day from Dubai and Abu Dhabi, with child seats and navigation.',
  ),
  image_id: 'hero/desert-offroader-sand',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'dark-theme' }, [
      {
        image: image(
          'hero/desert-offroader-sand',
          'سيارة دفع رباعي على كثبان الرمل',
          'An off-roader on the dunes',
        ),
        title: text('يومٌ أو أسبوع', 'A day or a week'),
        header_size: 'title',
        paragraph: text(
          'خذ السيارة من المعرض أو المطار، وأعدها حيث يناسبك.',
          'Collect the car at a showroom or the airport, and return it where it suits you.',
        ),
      },
    ]),
    block(
      'rent-a-car',
      {
        form_id: 'rental',
        locations_json: JSON.stringify(locations),
        vehicles_json: JSON.stringify(
          cars.map((car) => ({
            image_id: `studio/${car.picture}`,
            display_name: car.name,
            nameplate_name: car.nameplate,
            price: { daily: car.daily },
            locations: car.locations,
            specification: [spec('المقاعد', 'Seats', car.seats), spec('الحقائب', 'Bags', car.bags)],
          })),
        ),
        block_translations: JSON.stringify({
          title: text('الأسعار والحجز', 'Prices and booking'),
        }),
      },
      [{ step_title: text('تجهيزات إضافية', 'Additional equipment') }],
    ),
    block(
      'car-rent',
      {
        title: text('ما في كل سيارة', 'What is in each car'),
        header_size: 'l',
        paragraph: text(
          'التأمين الأساسي و250 كم في اليوم من ضمن السعر.',
          'Basic insurance and 250 km a day are included.',
        ),
      },
      cars.map(({ picture, name, seats, bags, fuel }) => ({
        title: name,
        image: image(`studio/${picture.replace('front34', 'side')}`, name.ar, name.en),
        icon_1: 'seat',
        text_1: text(`${seats} مقاعد`, `${seats} seats`),
        icon_2: 'car',
        text_2: text(`${bags} حقائب`, `${bags} bags`),
        icon_3: 'gearbox',
        text_3: text('أوتوماتيكي', 'Automatic'),
        icon_4: 'fuel',
        text_4: fuel,
      })),
    ),
    block('accordion', { title: text('قبل أن تستأجر', 'Before you rent'), header_size: 'm' }, [
      {
        title: text('ماذا أحتاج؟', 'What do I need?'),
        type: 'html',
        html: text(
          '<p>رخصة قيادة سارية منذ سنة على الأقل، وجواز السفر أو الهوية، وبطاقة ائتمان باسمك. الحد الأدنى للعمر 25 سنة.</p>',
          '<p>A driving licence held for at least a year, a passport or Emirates ID, and a credit card in your name. Drivers are 25 or older.</p>',
        ),
      },
      {
        title: text('متى أدفع؟', 'When do I pay?'),
        type: 'html',
        html: text(
          '<p>عند الاستلام. الطلب هنا بلا التزام: نتصل بك ونؤكد السيارة أولًا.</p>',
          '<p>When you collect the car. The inquiry is not binding: we call and confirm the car first.</p>',
        ),
      },
      {
        title: text('هل أعبر الحدود؟', 'May I cross the border?'),
        type: 'html',
        html: text(
          '<p>إلى عُمان نعم، بتأمين نعدّه لك قبل السفر بيومين.</p>',
          '<p>To Oman, yes, with an insurance that we prepare two days ahead.</p>',
        ),
      },
    ]),
  ],
};
