import type { Sample } from '../../model/definition/define-block.js';

const link = (ar: string, en: string, url: string) => ({
  type: 'internal' as const,
  label: { ar, en },
  url,
  target: '_self' as const,
});

const content: Sample = {
  fields: {
    title: { ar: 'لكل رحلة، ما يلزمها', en: 'What each journey asks for' },
    header_size: 'l',
  },
  groups: [
    {
      tab_label: { ar: 'القيادة', en: 'Driving' },
      title: { ar: 'عينان إضافيتان على الطريق', en: 'A second pair of eyes' },
      paragraph: {
        ar: 'تحافظ السيارة على مسارها ومسافتها، وتترك لك القرار دائمًا.',
        en: 'The car keeps its lane and its distance, and always leaves the decision to you.',
      },
      image: {
        id: 'interior/driver-view',
        alt: {
          ar: 'عجلة القيادة والشاشات من مقعد السائق',
          en: 'Wheel and screens from the driver’s seat',
        },
      },
      'rdx-link': link('احجز تجربة قيادة', 'Book a test drive', '/test-drive'),
      modal_label: { ar: 'ما الذي تشمله الأنظمة؟', en: 'What is included?' },
      modal_title: { ar: 'أنظمة مساعدة السائق', en: 'Driver assistance' },
      modal_content: {
        ar: 'مثبّت سرعة متكيّف، ومساعد البقاء في المسار، وكاميرا محيطية، وتنبيه النقطة العمياء. تتوفّر الأنظمة كلها في فئات HSE، وتُضاف إلى غيرها عند الطلب.',
        en: 'Adaptive cruise control, lane keeping, a surround camera and a blind-spot warning. All of them are part of HSE versions and can be ordered for the others.',
      },
    },
    {
      tab_label: { ar: 'الراحة', en: 'Comfort' },
      title: { ar: 'مقعد يعرفك', en: 'A seat that knows you' },
      paragraph: {
        ar: 'تهوية وتدليك وذاكرة لثلاثة أشخاص. يكفي أن تجلس.',
        en: 'Ventilation, massage and a memory for three people. Sitting down is enough.',
      },
      image: {
        id: 'interior/front-seats',
        alt: { ar: 'المقعدان الأماميان', en: 'The front seats' },
      },
      'rdx-link': link('اكتشف المقصورة', 'Discover the cabin', '/range-rover'),
    },
    {
      tab_label: { ar: 'المسافة', en: 'Distance' },
      title: { ar: 'أمتعة العائلة، بلا تفاوض', en: 'The family’s luggage, without negotiation' },
      paragraph: {
        ar: 'صف ثالث يختفي بضغطة زر، وأرضية مستوية من الباب إلى المقعد.',
        en: 'A third row that folds away at a touch, and a flat floor from door to seat.',
      },
      image: {
        id: 'interior/rear-seats',
        alt: { ar: 'المقاعد الخلفية', en: 'The rear seats' },
      },
    },
  ],
};

export const sample = { ar: content, en: content };
