import { block, type DemoPage, image, text } from '../../demo-page.js';

export const racing: DemoPage = {
  id: 'racing',
  path: '/racing',
  title: text('السباقات', 'Racing'),
  meta_title: text('نتائج سباقات الموسم', 'Racing results of the season'),
  meta_description: text(
    'نتائج جولات دبي وجزيرة ياس والدوحة والمنامة: المراكز والأزمنة والنقاط.',
    'Results of the rounds in Dubai, on Yas Island, in Doha and Manama: positions, times and points.',
  ),
  image_id: 'hero/coast-coupe-silver',
  page_type: null,
  theme: 'jaguar',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'dark-theme' }, [
      {
        image: image(
          'hero/coast-coupe-silver',
          'سيارة كوبيه فضية على طريق ساحلي',
          'Silver coupé on a coast road',
        ),
        title: text('أربع جولات، ست سيارات', 'Four rounds, six cars'),
        header_size: 'title',
        paragraph: text('سباق هواة على حلبات الخليج.', 'An amateur series on the Gulf’s circuits.'),
      },
    ]),
    block('racing-results', {
      title: text('نتائج الموسم', 'Results of the season'),
      header_size: 'l',
      url: 'racing-results-ar.json',
    }),
  ],
};
