import { defineBlock } from '../../model/definition/define-block.js';
import { markdown, number } from '../../model/definition/field.js';
import { sample } from './location-map.sample.js';

export const locationMap = defineBlock({
  key: 'location-map',
  name: { ar: 'خريطة الموقع', en: 'Location map' },
  description: {
    ar: 'خريطة لموقع واحد مع نص عند علامته، مثل العنوان أو أوقات العمل. تحدد إعدادات السوق مزوّد الخرائط. من دونه يظهر النص ورابط الاتجاهات.',
    en: 'A map of one location with a text at its marker, such as an address or opening hours. The market’s settings choose the map provider. Without one, the text and a link to directions are shown.',
  },
  short_description: { ar: 'موقع على الخريطة', en: 'A location on a map' },
  group: 'Retailers',
  version: 1,
  fields: {
    latitude: number({ label: { ar: 'خط العرض', en: 'Latitude' }, min: -90, max: 90 }),
    longitude: number({ label: { ar: 'خط الطول', en: 'Longitude' }, min: -180, max: 180 }),
    content: markdown({ label: { ar: 'النص عند العلامة', en: 'Text at the marker' } }),
  },
  interactive: true,
  sample,
});
