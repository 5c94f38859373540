import { type DemoPage, text } from '../../../demo-page.js';
import { ability } from './ability.js';
import { bodies } from './bodies.js';
import { cabin } from './cabin.js';
import { closing } from './closing.js';
import { opening } from './opening.js';

/** Abilities, seats, choice of model, test drive. */
export const defender: DemoPage = {
  id: 'defender',
  path: '/defender',
  title: text('ديفندر', 'Defender'),
  meta_title: text('ديفندر: القدرة أولًا', 'Defender: ability first'),
  meta_description: text(
    'ديفندر 90 و110 و130 في الإمارات: القدرات والمقصورة والألوان والأسعار والسيارات المتوفرة.',
    'Defender 90, 110 and 130 in the UAE: ability, cabin, paints, prices and the cars in stock.',
  ),
  image_id: 'hero/desert-offroader-sand',
  page_type: 'models',
  theme: 'land-rover',
  blocks: [...opening, ...ability, ...cabin, ...bodies, ...closing],
};
