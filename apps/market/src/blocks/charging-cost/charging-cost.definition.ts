import {
  defineBlock,
  number,
  paragraph,
  sectionLayout,
  string,
  titleSet,
} from '@mawkib/blocks/model';
import { sample } from './charging-cost.sample.ts';

export const chargingCost = defineBlock({
  key: 'charging-cost',
  name: { ar: 'كلفة الشحن', en: 'Charging cost' },
  description: {
    ar: 'كم يكلّف شحن البطارية كاملة في كل مكان، وكم يكلّف كل 100 كم. تُحسب الأرقام من سعة البطارية وسعر الكهرباء.',
    en: 'What a full charge costs at each place, and what 100 km cost. Figures follow from battery and price.',
  },
  short_description: { ar: 'كلفة الشحن في كل مكان', en: 'What charging costs, place by place' },
  group: 'Mena',
  version: 1,
  max_field_groups: 6,
  fields: {
    ...titleSet(),
    paragraph: paragraph(),
    battery: number({
      label: { ar: 'سعة البطارية (كيلوواط ساعة)', en: 'Battery (kWh)' },
      default: 38.2,
      min: 1,
      max: 300,
      step: 0.1,
    }),
    range: number({
      label: { ar: 'المدى بشحنة كاملة (كم)', en: 'Range of a full charge (km)' },
      optional: true,
      min: 1,
      max: 2000,
    }),
    ...sectionLayout(),
  },
  group_fields: {
    place: string({ label: { ar: 'المكان', en: 'Place' }, max_length: 80 }),
    price: number({
      label: { ar: 'سعر الكيلوواط ساعة', en: 'Price of a kWh' },
      optional: true,
      min: 0,
      max: 1000,
      step: 0.01,
    }),
    duration: string({
      label: { ar: 'مدة الشحن', en: 'Charging time' },
      optional: true,
      max_length: 80,
    }),
  },
  complete: ({ place, price }) => place !== '' && price !== undefined,
  interactive: false,
  sample,
});
