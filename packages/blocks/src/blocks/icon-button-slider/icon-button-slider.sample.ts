import type { Sample } from '../../model/definition/define-block.js';

const link = (url: string, ar: string, en: string) => ({
  type: 'internal' as const,
  label: { ar, en },
  url,
  target: '_self' as const,
});

const content: Sample = {
  fields: {
    title: { ar: 'مقصورة تعتني بك', en: 'A cabin that looks after you' },
    header_size: 'l',
  },
  groups: [
    {
      icon: 'seat',
      image: {
        id: 'interior/front-seats',
        alt: {
          ar: 'المقعدان الأماميان بجلد بني وعاجي',
          en: 'Front seats in tan and ivory leather',
        },
      },
      title: { ar: 'مقاعد تتذكّرك', en: 'Seats that remember you' },
      paragraph: {
        ar: 'عشرون وضعية وتبريد وتدليك، تعود كما تركتها حالما تفتح الباب.',
        en: 'Twenty positions, cooling and massage, as you left them the moment you open the door.',
      },
      'rdx-link': link('/range-rover', 'المقاعد', 'The seats'),
    },
    {
      icon: 'gauge',
      image: {
        id: 'interior/driver-view',
        alt: {
          ar: 'المقصورة من مقعد السائق: المقود والشاشات',
          en: 'Cabin from the driver’s seat: wheel and screens',
        },
      },
      title: { ar: 'القيادة في مجال نظرك', en: 'All you need, in your line of sight' },
      paragraph: {
        ar: 'السرعة والطريق أمامك على الزجاج، فلا تبعد عينيك عنه.',
        en: 'Speed and route stand on the glass ahead, so your eyes never leave the road.',
      },
    },
    {
      icon: 'gearbox',
      image: {
        id: 'interior/centre-console',
        alt: {
          ar: 'الكونسول الوسطي ومفتاح التحكم الدوّار',
          en: 'Centre console with its rotary controller',
        },
      },
      title: { ar: 'تحكّم باللمس', en: 'Control by touch' },
      paragraph: {
        ar: 'مقبض واحد لكل شيء، تعرف يدك مكانه في العتمة.',
        en: 'One dial for everything, where your hand finds it in the dark.',
      },
    },
    {
      icon: 'user',
      image: {
        id: 'interior/rear-seats',
        alt: { ar: 'المقعدان الخلفيان بجلد بني وعاجي', en: 'Rear seats in tan and ivory leather' },
      },
      title: { ar: 'متّسع للجميع', en: 'Room for everyone' },
      paragraph: {
        ar: 'صفّ خلفي لا يشتكي منه أحد، حتى في الطريق الطويل إلى صلالة.',
        en: 'A second row nobody complains about, even on the long road to Salalah.',
      },
      'rdx-link': link('/discovery', 'اكتشف ديسكفري', 'Discover Discovery'),
    },
  ],
};

export const sample = { ar: content, en: content };
