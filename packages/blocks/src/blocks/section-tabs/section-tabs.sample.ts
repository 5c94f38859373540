import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: {
    title: { ar: 'ثلاث طبائع في سيارة واحدة', en: 'Three temperaments, one car' },
    header_size: 'l',
  },
  groups: [
    {
      tab_label: { ar: 'الصحراء', en: 'Desert' },
      section_id: 'desert',
      title: { ar: 'الرمل لا يُستأذن، بل يُقرأ', en: 'Sand is not asked, it is read' },
      paragraph: {
        ar: 'تخفّض المنظومة استجابة الدواسة وتوزّع العزم قبل أن تبدأ العجلات بالانزلاق، فتصعد الكثيب بالإيقاع الذي تريده أنت.',
        en: 'The throttle softens and torque moves before a wheel begins to slip, so you climb the dune at the pace you choose.',
      },
    },
    {
      tab_label: { ar: 'المدينة', en: 'City' },
      section_id: 'city',
      title: { ar: 'هدوء يليق بالمساء', en: 'A quiet fit for the evening' },
      paragraph: {
        ar: 'زجاج مزدوج ومقصورة معزولة ودوران يكفيه شارع ضيّق. المدينة كما تحبّ أن تسمعها.',
        en: 'Double glazing, an insulated cabin and a turning circle that fits a narrow street. The city, as you like to hear it.',
      },
    },
    {
      tab_label: { ar: 'الطريق السريع', en: 'Highway' },
      section_id: 'highway',
      title: { ar: 'مسافات تقصر من تلقاء نفسها', en: 'Distances that shorten themselves' },
      paragraph: {
        ar: 'تعليق هوائي ينخفض مع السرعة، ومثبّت يقرأ ما أمامك، وخزّان يوصلك من أبوظبي إلى صلالة بتوقّف واحد.',
        en: 'Air suspension that lowers as you gather speed, cruise control that reads ahead, and one stop between Abu Dhabi and Salalah.',
      },
    },
    { tab_label: { ar: 'العروض', en: 'Offers' }, section_id: 'offers' },
  ],
};

export const sample = { ar: content, en: content };
