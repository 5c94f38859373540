import { block, type DemoPage, image, link, text } from '../../demo-page.js';
import { ownerTools } from './owners/owner-tools.js';

const question = (ar: string, en: string, answerAr: string, answerEn: string) => ({
  title: text(ar, en),
  type: 'html',
  html: text(`<p>${answerAr}</p>`, `<p>${answerEn}</p>`),
});

export const owners: DemoPage = {
  id: 'owners',
  path: '/owners',
  title: text('خدمات المالكين', 'Services for owners'),
  meta_title: text('خدمات المالكين', 'Services for owners'),
  meta_description: text(
    'الصيانة والضمان والمساعدة على الطريق وقطع الغيار لسيارتك في الإمارات.',
    'Service, warranty, roadside assistance and parts for your car in the UAE.',
  ),
  image_id: 'hero/courtyard-luxsuv-sand',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'light-theme' }, [
      {
        image: image(
          'hero/courtyard-luxsuv-sand',
          'سيارة دفع رباعي بلون الرمل في فناء',
          'Sand-coloured SUV in a courtyard',
        ),
        title: text('بعد المفتاح', 'After the keys'),
        header_size: 'title',
        paragraph: text(
          'الصيانة والضمان والمساعدة، لدى أي من وكلائنا الاثني عشر.',
          'Service, warranty and assistance, at any of our twelve retailers.',
        ),
        'rdx-buttons': [link('/contact', 'اطلب موعدًا', 'Ask for an appointment')],
      },
    ]),
    block('snippet', {
      title: text('موعد الصيانة في دقيقتين', 'Your service appointment in two minutes'),
      header_size: 'l',
      paragraph: text(
        'اكتب رقم لوحتك وما تلاحظه، ويتصل بك مستشار الخدمة خلال يوم عمل بموعد وتكلفة. نأخذ السيارة من بابك ونعيدها إليه إن شئت.',
        'Tell us your plate and what you have noticed. A service adviser calls within a working day with a time and a price. If you like, we collect the car at your door and bring it back.',
      ),
      font_size: 'big',
      'rdx-buttons': [
        link('/contact', 'اطلب موعدًا', 'Ask for an appointment'),
        link('/retailers', 'أقرب ورشة', 'Your nearest workshop'),
      ],
    }),
    block(
      'content-blocks',
      { 'col-numbers': '3', 'image-ratio': '16-9', box_color: 'dark-theme' },
      [
        {
          image: image(
            'detail/offroader-wheel-green',
            'عجلة سيارة دفع رباعي',
            'Wheel of an off-roader',
          ),
          title: text('الصيانة الدورية', 'Scheduled service'),
          paragraph: text(
            'كل سنة أو 16 ألف كيلومتر، بقطع أصلية وضمان عليها لسنتين.',
            'Each year or 16,000 km, with genuine parts that are guaranteed for two years.',
          ),
        },
        {
          image: image('place/interior-daylight', 'معرض في ضوء النهار', 'A showroom in daylight'),
          title: text('الضمان', 'Warranty'),
          paragraph: text(
            'خمس سنوات أو 150 ألف كيلومتر للسيارات الجديدة، و24 شهرًا للمعتمدة.',
            'Five years or 150,000 km on new cars, 24 months on approved ones.',
          ),
        },
        {
          image: image('hero/city-coupe-burgundy', 'سيارة كوبيه ليلًا', 'A coupé at night'),
          title: text('المساعدة على الطريق', 'Roadside assistance'),
          paragraph: text(
            'على مدار الساعة في الإمارات السبع: 800 0000.',
            'Day and night in all seven emirates: 800 0000.',
          ),
        },
      ],
    ),
    ...ownerTools,
    block('image-box', {
      image: image('detail/luxsuv-headlamp-silver', 'المصباح الأمامي', 'The headlamp'),
      title: text('فحص الصيف', 'The summer check'),
      header_size: 'l',
      paragraph: text(
        'الإطارات والبطارية والتبريد في عشر دقائق، مجانًا ودون موعد.',
        'Tyres, battery and cooling in ten minutes, free of charge and without an appointment.',
      ),
      'rdx-link': link('/news/summer-check', 'ماذا نفحص ولماذا', 'What we check, and why'),
      is_reversed: true,
    }),
    block(
      'accordion',
      {
        title: text('أسئلة المالكين', 'Owners’ questions'),
        header_size: 'l',
        has_schema: true,
        border_grid_class: 'border-top',
      },
      [
        question(
          'هل يسقط الضمان إن صنت السيارة في مكان آخر؟',
          'Is the warranty lost if the car is serviced elsewhere?',
          'لا يسقط كله. الأعطال التي سببها عمل غيرنا لا يشملها الضمان، وما عداها يبقى مشمولًا.',
          'Not as a whole. Faults that were caused by someone else’s work are not covered; all others still are.',
        ),
        question(
          'كيف أعرف إن كان على سيارتي استدعاء؟',
          'How do I know if my car is recalled?',
          'نتصل بالمالك المسجّل لدينا. إن اشتريت السيارة من مالك سابق فاتصل بنا برقم الهيكل ليصبح الرقم باسمك.',
          'We call the owner in our records. If you bought the car from a previous owner, call us with its VIN so that it is recorded in your name.',
        ),
        question(
          'هل لديكم سيارة بديلة؟',
          'Is there a courtesy car?',
          'نعم لكل صيانة تزيد على أربع ساعات، إن طلبتها عند حجز الموعد.',
          'Yes, for any service of more than four hours, if you ask for it when you make the appointment.',
        ),
      ],
    ),
  ],
};
