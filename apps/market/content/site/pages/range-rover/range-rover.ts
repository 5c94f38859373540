import { type DemoPage, text } from '../../../demo-page.js';
import { cabin } from './cabin.js';
import { closing } from './closing.js';
import { family } from './family.js';
import { opening } from './opening.js';
import { pictures } from './pictures.js';
import { power } from './power.js';

/** Silence, cabin, engines, pictures, model family. */
export const rangeRover: DemoPage = {
  id: 'range-rover',
  path: '/range-rover',
  title: text('رينج روڤر', 'Range Rover'),
  meta_title: text('رينج روڤر: هدوءٌ بمقاييسه', 'Range Rover: calm, to its own measure'),
  meta_description: text(
    'رينج روڤر ورينج روڤر سبورت وإيڤوك في الإمارات: المقصورة والمحرّكات والسيارات المتوفرة.',
    'Range Rover, Range Rover Sport and Evoque in the UAE: cabin, engines and the cars in stock.',
  ),
  image_id: 'hero/courtyard-luxsuv-sand',
  page_type: 'models',
  theme: 'land-rover',
  blocks: [...opening, ...cabin, ...power, ...pictures, ...family, ...closing],
};
