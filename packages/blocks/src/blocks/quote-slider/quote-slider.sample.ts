import type { Sample } from '../../model/definition/define-block.js';

const content: Sample = {
  fields: { has_timer: true, slider_theme: 'grey-theme' },
  groups: [
    {
      quote: {
        ar: 'سلّمتها لابني بعد عشر سنوات، وما زال يسألني متى اشتريت سيارة جديدة.',
        en: 'I handed it to my son after ten years, and he still asks when I bought a new car.',
      },
      author: { ar: 'خالد المنصوري', en: 'Khalid Al Mansoori' },
      author_position: { ar: 'مالك ديفندر، أبوظبي', en: 'Defender owner, Abu Dhabi' },
      section_class: 'center',
    },
    {
      quote: {
        ar: 'أول مرة أصل إلى المكتب وأنا أهدأ مما خرجت من البيت.',
        en: 'For the first time I reach the office calmer than I left home.',
      },
      author: { ar: 'ريم الحوسني', en: 'Reem Al Hosani' },
      author_position: { ar: 'مالكة رينج روڤر، دبي', en: 'Range Rover owner, Dubai' },
      section_class: 'center',
    },
    {
      quote: {
        ar: 'نعدّل المقود حتى لا تشعر به، وعندها فقط نعرف أننا انتهينا.',
        en: 'We tune the steering until you no longer feel it, and only then do we know we are done.',
      },
      author: { ar: 'سامر حدّاد', en: 'Samer Haddad' },
      author_position: { ar: 'مهندس قيادة', en: 'Driving engineer' },
      section_class: 'center',
    },
  ],
};

export const sample = { ar: content, en: content };
