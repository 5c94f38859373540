import { block, type DemoPage, text } from '../../../demo-page.js';

const row = (ar: string, en: string, from_price: number) => ({ model: text(ar, en), from_price });

/** Prices of the extended warranty, and the form to ask for it. */
export const extendedWarranty: DemoPage = {
  id: 'extended-warranty',
  path: '/extended-warranty',
  title: text('تمديد الضمان', 'Extended warranty'),
  meta_title: text('تمديد الضمان سنتين', 'Two more years of warranty'),
  meta_description: text(
    'مدّد ضمان سيارتك سنتين بعد ضمان المصنع، لدى أي من وكلائنا في الإمارات.',
    'Two more years after the maker’s warranty, at any of our retailers in the UAE.',
  ),
  image_id: 'hero/mountain-luxsuv-silver',
  page_type: null,
  theme: 'land-rover',
  blocks: [
    block('snippet', {
      title: text('سنتان أخريان بلا مفاجآت', 'Two more years without surprises'),
      header_tag: '1',
      header_size: 'xl',
      paragraph: text(
        'المحرك وناقل الحركة والكهرباء والتكييف، بالقطع الأصلية وأيدي من صنعوها.',
        'Engine, gearbox, electrics and air conditioning, with original parts, fitted by people who know them.',
      ),
      font_size: 'big',
    }),
    block('extended-warranty-form', {
      title: text('الأسعار تبدأ من', 'Prices from'),
      header_size: 'l',
      price_table: JSON.stringify([
        row('ديفندر', 'Defender', 6400),
        row('ديسكڤري', 'Discovery', 7200),
        row('رينج روڤر سبورت', 'Range Rover Sport', 8900),
        row('رينج روڤر', 'Range Rover', 11_500),
        row('إف-بيس', 'F-PACE', 5600),
        row('إف-تايب', 'F-TYPE', 7800),
      ]),
      form_id: 'warranty',
      has_two_columns: true,
      form_params_mapping: JSON.stringify({ model: 'model' }),
    }),
  ],
};
