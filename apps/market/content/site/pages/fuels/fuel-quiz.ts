import { block, type DemoPage, image, link, text } from '../../../demo-page.js';
import { type DemoFuel, demoFuels } from './demo-fuels.js';

const list = (texts: DemoFuel['advantages']) =>
  text(texts.map(({ ar }) => `- ${ar}`).join('\n'), texts.map(({ en }) => `- ${en}`).join('\n'));

const names = {
  petrol: text('البنزين يناسب قيادتك', 'Petrol suits the way you drive'),
  diesel: text('الديزل يناسب قيادتك', 'Diesel suits the way you drive'),
  phev: text('الهجين القابل للشحن يناسب قيادتك', 'A plug-in hybrid suits the way you drive'),
  bev: text('السيارة الكهربائية تناسب قيادتك', 'An electric car suits the way you drive'),
};

/** Links are the quiz's defaults, except those of the electric car to its own page. */
const resultOf = ({ key, ...fuel }: DemoFuel) => ({
  [`${key}_heading`]: names[key],
  [`${key}_image`]: fuel.image,
  [`${key}_introduction`]: fuel.introduction,
  [`${key}_description`]: fuel.description,
  [`${key}_advantages`]: list(fuel.advantages),
  [`${key}_disadvantages`]: list(fuel.disadvantages),
  [`${key}_aside_label`]: fuel.aside.label,
  [`${key}_aside_description`]: fuel.aside.description,
});

export const fuelQuiz: DemoPage = {
  id: 'fuel-quiz',
  path: '/fuel-quiz',
  title: text('أي وقود يناسبك؟', 'Which fuel suits you?'),
  meta_title: text('أي وقود يناسبك؟', 'Which fuel suits you?'),
  meta_description: text(
    'خمسة أسئلة عن قيادتك، ونتيجة بين البنزين والديزل والهجين والكهرباء.',
    'Five questions on how you drive, and one result: petrol, diesel, plug-in hybrid or electric.',
  ),
  image_id: 'hero/charging-midsuv-white',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('fuel-type-quiz', {
      step_0_image: image(
        'hero/city-saloon-black',
        'سيارة صالون سوداء في المدينة',
        'Black saloon in the city',
      ),
      step_0_heading: text('أي وقود يناسب قيادتك؟', 'Which fuel suits the way you drive?'),
      step_0_subheading: text(
        'خمسة أسئلة في دقيقة. لا نطلب اسمك ولا نحفظ إجاباتك.',
        'Five questions, one minute. We ask for no name and keep no answers.',
      ),
      aside_proposition_label: text('الخطوة التالية', 'Your next step'),
      ...Object.assign({}, ...demoFuels.map(resultOf)),
      bev_other_option_link: link('/bev.html', 'القيادة بالكهرباء', 'Driving on electricity'),
    }),
  ],
};
