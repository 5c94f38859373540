import type { Sample } from '../../model/definition/define-block.js';

const link = (url: string, ar: string, en: string) => ({
  type: 'internal' as const,
  label: { ar, en },
  url,
  target: '_self' as const,
});

const content: Sample = {
  fields: {
    title: { ar: 'أربع خطوات إلى سيارتك', en: 'Four steps to your car' },
    header_size: 'l',
  },
  groups: [
    {
      image: {
        id: 'place/interior-daylight',
        alt: {
          ar: 'معرض مضاء بضوء النهار وفيه ثلاث سيارات',
          en: 'Daylit showroom interior with three cars',
        },
      },
      title: { ar: 'زرنا وخذ وقتك', en: 'Visit, and take your time' },
      paragraph: {
        ar: 'المعرض مفتوح حتى العاشرة مساءً، والقهوة جاهزة قبل أن تصل.',
        en: 'The showroom is open until ten at night, and the coffee is ready before you are.',
      },
      'rdx-link': link('/retailers', 'اختر وكيلًا', 'Choose a retailer'),
    },
    {
      image: {
        id: 'interior/driver-view',
        alt: {
          ar: 'المقصورة من مقعد السائق: المقود والشاشات',
          en: 'Cabin from the driver’s seat: wheel and screens',
        },
      },
      title: { ar: 'قُدها كما ستقودها', en: 'Drive it as you will drive it' },
      paragraph: {
        ar: 'ساعة كاملة على الطريق الذي تعرفه، لا على الطريق الذي نختاره.',
        en: 'A full hour on the road you know, not on one that we choose.',
      },
      'rdx-link': link('/test-drive', 'احجز تجربة قيادة', 'Book a test drive'),
    },
    {
      image: {
        id: 'interior/front-seats',
        alt: {
          ar: 'المقعدان الأماميان بجلد بني وعاجي',
          en: 'Front seats in tan and ivory leather',
        },
      },
      title: { ar: 'اختر ما تلمسه يدك', en: 'Choose what your hand will touch' },
      paragraph: {
        ar: 'الجلد والخشب واللون أمامك قبل التوقيع، لا في كتيّب.',
        en: 'Leather, wood and paint in front of you before you sign, not in a brochure.',
      },
    },
    {
      image: {
        id: 'place/pavilion-evening',
        alt: {
          ar: 'معرض سيارات زجاجي بسقف عائم مضاء عند المساء',
          en: 'Glass car showroom with a floating roof, lit in the evening',
        },
      },
      title: { ar: 'تسلّمها أمام بابك', en: 'Handed over at your door' },
      paragraph: {
        ar: 'نحضرها نظيفة ومشحونة ومسجّلة باسمك، في اليوم الذي تحدّده.',
        en: 'We bring it clean, charged and in your name, on the day you name.',
      },
      'rdx-link': link('/contact', 'تحدّث إلينا', 'Talk to us'),
    },
  ],
};

export const sample = { ar: content, en: content };
