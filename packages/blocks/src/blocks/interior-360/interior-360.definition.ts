import { defineBlock } from '../../model/definition/define-block.js';
import { loadingFailed, rdxImage, titleSet } from '../../model/definition/option-sets.js';
import { interiorPreset } from '../../model/presets/presets.js';
import { sample } from './interior-360.sample.js';

export const interior360 = defineBlock({
  key: 'interior-360',
  name: { ar: 'المقصورة من كل جانب', en: 'Interior 360' },
  description: {
    ar: 'صورة بانورامية للمقصورة يديرها الزائر ليرى كل جوانبها.',
    en: 'A panorama of a cabin that visitors can turn to look around.',
  },
  short_description: { ar: 'صورة بانورامية للمقصورة', en: 'A cabin to look around in' },
  group: 'Advanced',
  version: 1,
  fields: {
    interior_preset: interiorPreset(),
    image: rdxImage(),
    ...titleSet(),
    ...loadingFailed(),
  },
  interactive: true,
  sample,
});
