import { block, type DemoPage, text } from '../../demo-page.js';

export const vehicles: DemoPage = {
  id: 'vehicles',
  path: '/vehicles',
  title: text('السيارات المتوفرة', 'Cars in stock'),
  meta_title: text('السيارات المتوفرة', 'Cars in stock'),
  meta_description: text(
    'سيارات جديدة ومعتمدة ومستعملة لدى وكلائنا في الإمارات: رشّح بالطراز والسعر واللون، واحجز دون دفعة.',
    'New, approved and used cars at our UAE retailers: filter by model, price and colour, and reserve with nothing to pay.',
  ),
  image_id: 'hero/showroom-two-cars',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('stock-locator', {
      ci_key_list: 'all',
      ci_key_brand: 'All',
      ci_key_model: 'None',
      vehicles: JSON.stringify({ headline: '', list: [] }),
    }),
  ],
};
