import { defineBlock } from '../../model/definition/define-block.js';
import { select } from '../../model/definition/field.js';
import { heroImage, sectionLayout, titleSet } from '../../model/definition/option-sets.js';
import { exteriorPreset, interiorPreset } from '../../model/presets/presets.js';
import { tabLabel } from '../../shared/tabs/tab-label.js';
import { sample } from './tabbed-component.sample.js';

const shownFor = (type: string) => ({ field: 'component_type', is: [type] });

export const tabbedComponent = defineBlock({
  key: 'tabbed-component',
  name: { ar: 'مشاهد في تبويبات', en: 'Tabbed component' },
  description: {
    ar: 'تبويبات، في كل منها صورة كبيرة أو سيارة تُدار 360 درجة أو صورة بانورامية للمقصورة.',
    en: 'Tabs with a large picture, a car to turn by 360°, or a panorama of a cabin.',
  },
  short_description: {
    ar: 'صورة أو عرض 360 درجة في كل تبويب',
    en: 'A picture or a 360° view per tab',
  },
  group: 'Advanced',
  version: 1,
  fields: { ...titleSet(), ...sectionLayout() },
  group_fields: {
    tab_label: tabLabel(),
    component_type: select({
      label: { ar: 'محتوى التبويب', en: 'Tab content' },
      options: [
        { value: 'hero_slider', label: { ar: 'شريحة رئيسية', en: 'Hero slider' } },
        { value: 'exterior_360', label: { ar: 'السيارة من كل جانب', en: 'Exterior 360' } },
        { value: 'interior_360', label: { ar: 'المقصورة من كل جانب', en: 'Interior 360' } },
      ],
    }),
    exterior_preset: exteriorPreset(shownFor('exterior_360')),
    interior_preset: interiorPreset(shownFor('interior_360')),
    image: heroImage(),
  },
  interactive: true,
  complete: ({ tab_label, component_type, exterior_preset, interior_preset, image }) => {
    const shows = {
      hero_slider: image,
      exterior_360: exterior_preset,
      interior_360: interior_preset,
    };
    return tab_label.trim() !== '' && Boolean(shows[component_type]);
  },
  sample,
});
