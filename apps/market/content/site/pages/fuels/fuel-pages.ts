import { block, type DemoPage, type DemoRedirect, link, text } from '../../../demo-page.js';
import { type DemoFuel, demoFuels } from './demo-fuels.js';
import { fuelQuiz } from './fuel-quiz.js';

const listOf = (points: DemoFuel['advantages']) => {
  const lines = (locale: 'ar' | 'en') => points.map((point) => `- ${point[locale]}`).join('\n');
  return text(lines('ar'), lines('en'));
};

const pageOf = (fuel: DemoFuel): DemoPage => ({
  id: `fuel-${fuel.key}`,
  path: fuel.path,
  title: fuel.title,
  meta_title: fuel.title,
  meta_description: fuel.meta_description,
  image_id: fuel.image.id,
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('hero-carousel', { is_autoplay: false, has_timer: false, slider_theme: 'light-theme' }, [
      { image: fuel.image, title: fuel.title, header_size: 'title', paragraph: fuel.introduction },
    ]),
    block('snippet', {
      paragraph: fuel.description,
      font_size: 'big',
      'rdx-buttons': [
        link(`/vehicles?engine_types=${fuel.engineType}`, 'السيارات المتوفرة', 'Cars in stock'),
      ],
    }),
    block('image-box', {
      image: fuel.advantagesImage,
      title: text('ما الذي تكسبه', 'What you gain'),
      header_size: 'l',
      paragraph: listOf(fuel.advantages),
      font_size: 'big',
    }),
    block('image-box', {
      image: fuel.disadvantagesImage,
      is_reversed: true,
      title: text('ما يجب مراعاته', 'What to consider'),
      header_size: 'l',
      paragraph: listOf(fuel.disadvantages),
      font_size: 'big',
    }),
    block('snippet', {
      title: text('لست متأكدًا؟', 'Not sure?'),
      header_size: 'l',
      paragraph: text(
        'خمسة أسئلة عن قيادتك تكفي لنقترح عليك وقودًا.',
        'Five questions on how you drive are enough to suggest a fuel.',
      ),
      'rdx-buttons': [link('/fuel-quiz', 'ابدأ الأسئلة', 'Start the questions')],
      border_grid_class: 'border-top',
    }),
    block(
      'content-blocks',
      {
        title: text('قارن بغيره', 'Compare with the others'),
        header_size: 'l',
        'col-numbers': '3',
        'image-ratio': '16-9',
        box_color: 'grey-theme',
      },
      demoFuels
        .filter(({ key }) => key !== fuel.key)
        .map((other) => ({
          image: other.image,
          title: other.title,
          paragraph: other.introduction,
          'rdx-buttons': [link(other.path, 'اقرأ المزيد', 'Read more')],
        })),
    ),
  ],
});

/** The quiz, and a page for each of its results. */
export const fuelPages: readonly DemoPage[] = [fuelQuiz, ...demoFuels.map(pageOf)];

/** The default links of the quiz: two have a doubled letter, and the vehicles are a list here. */
export const fuelRedirects: readonly DemoRedirect[] = [
  {
    id: 'petrol-vs-diesel',
    path: '/petrol-vs-diesel.htmll',
    to: '/petrol-vs-diesel.html',
    http_code: 301,
  },
  {
    id: 'diesel-vs-petrol',
    path: '/diesel-vs-petrol.htmll',
    to: '/diesel-vs-petrol.html',
    http_code: 301,
  },
  { id: 'vehicles-index', path: '/vehicles/index.html', to: '/vehicles', http_code: 301 },
];
