import { block, type DemoPage, type DemoRedirect, link, text } from '../../../demo-page.js';
import { type DemoFuel, demoFuels } from './demo-fuels.js';
import { fuelQuiz } from './fuel-quiz.js';

const points = (texts: DemoFuel['advantages']) => texts.map((title) => ({ title }));

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
    block(
      'content-blocks',
      {
        title: text('ما الذي تكسبه', 'What you gain'),
        header_size: 'l',
        'col-numbers': '3',
        box_color: 'grey-theme',
      },
      points(fuel.advantages),
    ),
    block(
      'content-blocks',
      { title: text('ما يجب مراعاته', 'What to consider'), header_size: 'l', 'col-numbers': '2' },
      points(fuel.disadvantages),
    ),
    block('snippet', {
      title: text('لست متأكدًا؟', 'Not sure?'),
      header_size: 'l',
      paragraph: text(
        'خمسة أسئلة عن قيادتك تكفي لنقترح عليك وقودًا.',
        'Five questions on how you drive are enough to suggest a fuel.',
      ),
      'rdx-buttons': [
        link('/fuel-quiz', 'ابدأ الأسئلة', 'Start the questions'),
        ...demoFuels
          .filter(({ key }) => key !== fuel.key)
          .map(({ path, title }) => link(path, title.ar, title.en)),
      ],
      button_style: 'secondary',
      border_grid_class: 'border-top',
    }),
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
