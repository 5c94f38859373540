import type { LoadContent } from '@mawkib/services';
import { market } from './market.ts';

/** A text in the languages that it is written in; the others fall back. */
const text = (en: string, ar: string) => ({{textBody}});

const image = (id: string, en: string, ar: string) => ({ id, alt: text(en, ar) });

const link = (url: string, en: string, ar: string) => ({
  type: 'internal',
  label: text(en, ar),
  url,
  target: '_self',
  form_id: '',
  hidden_fields: {},
  title: {},
  columns: null,
});

/** What an empty database begins with, on this machine and live; later changes of this file change nothing there. */
export const content: LoadContent = () => ({
  pages: [
    {
      id: 'home',
      path: '/',
      title: text({{nameText}}, {{nameText}}),
      meta_title: text({{nameText}}, {{nameText}}),
      meta_description: text('Cars in stock, offers and test drives.', 'سيارات متوفرة وعروض وتجارب قيادة.'),
      image_id: 'hero',
      page_type: null,
      theme: '{{id}}',
      blocks: [
        {
          template: 'hero-carousel',
          fields: { is_autoplay: false, has_timer: false, slider_theme: 'dark-theme' },
          groups: [
            {
              image: image('hero', 'Black saloon in a city in the evening', 'سيارة سوداء في مدينة عند المساء'),
              title: text('The road is yours', 'الطريق لك'),
              header_size: 'title',
              paragraph: text('Find the car that suits you, and reserve it online.', 'اختر سيارتك واحجزها عبر الإنترنت.'),
              'rdx-buttons': [
                link('/vehicles', 'Cars in stock', 'السيارات المتوفرة'),
                link('/test-drive', 'Test drive', 'تجربة قيادة'),
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'vehicles',
      path: '/vehicles',
      title: text('Cars in stock', 'السيارات المتوفرة'),
      meta_title: text('Cars in stock', 'السيارات المتوفرة'),
      meta_description: text('Filter by model, price and colour.', 'رشّح بالطراز والسعر واللون.'),
      image_id: 'hero',
      page_type: null,
      theme: '{{id}}',
      blocks: [
        {
          template: 'stock-locator',
          fields: {
            ci_key_list: 'all',
            ci_key_brand: 'All',
            ci_key_model: 'None',
            vehicles: JSON.stringify({ headline: '', list: [] }),
          },
          groups: [],
        },
      ],
    },
    {
      id: 'test-drive',
      path: '/test-drive',
      title: text('Test drive', 'تجربة قيادة'),
      meta_title: text('Test drive', 'تجربة قيادة'),
      meta_description: text('We call you to arrange it.', 'نتصل بك لتحديد الموعد.'),
      image_id: 'hero',
      page_type: null,
      theme: '{{id}}',
      blocks: [
        {
          template: 'form-component',
          fields: {
            form_id: 'test-drive',
            has_two_columns: true,
            form_params_mapping: '{}',
            form_hidden_field_mapping: '{}',
            form_location_params_mapping: '{}',
            form_location_mapping: '{}',
            button_position: 'right',
          },
          groups: [],
        },
      ],
    },
  ],
  settings: {
    // The pages without the bar of navigation; the default is the home page.
    'navigation.disabled_on_pages': '',
    'price.currency_symbol': market.currency.code,
    'price.format': '^ %',
    'stock_locator.price_format': '^ %',
  },
  forms: [
    {
      id: 'test-drive',
      name: 'Test drive',
      title: text('Tell us how to reach you', 'أخبرنا كيف نصل إليك'),
      introduction: text('', ''),
      submit_label: text('Send the request', 'أرسل الطلب'),
      fields: [
        { id: 'first_name', type: 'text', label: text('First name', 'الاسم الأول'), required: true, min_length: 2, max_length: 60, autocomplete: 'given-name', width: 'half' },
        { id: 'last_name', type: 'text', label: text('Last name', 'اسم العائلة'), required: true, min_length: 2, max_length: 60, autocomplete: 'family-name', width: 'half' },
        { id: 'phone', type: 'phone', label: text('Phone', 'رقم الهاتف'), required: true, autocomplete: 'tel', width: 'half' },
        { id: 'email', type: 'email', label: text('Email', 'البريد الإلكتروني'), required: true, max_length: 254, autocomplete: 'email', width: 'half' },
      ],
      settings: {
        thank_you: {
          heading: text('We have your request', 'وصلنا طلبك'),
          text: text('We call you within one working day.', 'نتصل بك خلال يوم عمل.'),
        },
      },
    },
  ],
});
// <demo>

const retailer = {
  name: {{nameText}},
  address: '1 Example Street',
  city: {{nameText}},
  emirate: '',
  opening_hours: '',
};

const dealer = {
  id: '1',
  dealer_code: 'FIRST',
  company_uuid: '00000000-0000-4000-8000-000000000001',
  brands: [{{nameText}}],
  texts: texts(retailer),
  phone: {{phoneExample}},
  email: 'retailer@example.com',
  latitude: 0,
  longitude: 0,
  position: 1,
};

/** The same facts in every language that this content is written in. */
function texts<Facts>(facts: Facts) {
  return {{sameBody}};
}

/** Six cars to begin with; import your own stock in the administration and delete these. */
const vehicles = (today: Date) =>
  [0, 1, 2, 3, 4, 5].map((at) => {
    const nameplate = at % 2 === 0 ? 'One' : 'Two';
    const facts = {
      model_name: nameplate,
      model_display_name: nameplate,
      version: at % 3 === 0 ? 'Touring' : 'Sport',
      color_name: 'Silver',
      interior_color: 'Black',
      long_description: '',
      power_unit: 'hp',
      mileage_unit: 'km',
      features_standard: [],
      features_optional: [],
    };
    return {
      id: String(101 + at),
      owner_id: dealer.id,
      brand: {{nameText}},
      nameplate,
      state: at < 4 ? 'new' : 'used',
      status: 'stock',
      production_year: today.getUTCFullYear() - (at < 4 ? 0 : 3),
      model_year: today.getUTCFullYear() - (at < 4 ? 0 : 3),
      color_canonical: 'silver',
      color_key: 'silver',
      engine_types: [at % 3 === 0 ? 'electric' : 'petrol'],
      transmission: 'automatic',
      number_of_seats: 5,
      power: 250 + at * 10,
      mileage: at < 4 ? 10 : 30_000 + at * 1_000,
      financing_options: ['cash'],
      price_hidden: [],
      currency: market.currency.code,
      base_minor: price(at),
      msrp_minor: price(at),
      sale_minor: price(at),
      monthly_minor: 0,
      subscribe_minor: 0,
      texts: texts(facts),
      photos: [{ image_id: 'car', view: 'front34' }],
      created_at: today,
      updated_at: today,
    };
  });

/** In minor units of the market's currency. */
const price = (at: number) => (20_000 + at * 1_500) * 10 ** market.currency.minorUnits;

/** Examples beside it, with `DEMO=true` alone: `npm start` sets it unless the market is live. */
export const demoContent: LoadContent = ({ today }) => ({
  dealers: [dealer],
  vehicles: vehicles(today),
  companyConfig: [
    {
      company: 'default',
      section: 'order_online',
      config_type: 'order_online',
      position: 1,
      data: { enabled: true, payment: 'NO_PAYMENT_JAPAN', deposit: 0, confirmation_by_link: true },
    },
  ],
});
// </demo>
