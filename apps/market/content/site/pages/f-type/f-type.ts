import { type DemoPage, text } from '../../../demo-page.js';
import { closing } from './closing.js';
import { design } from './design.js';
import { driving } from './driving.js';
import { facts } from './facts.js';
import { opening } from './opening.js';

/** Design, driving, reviews, figures, order. */
export const fType: DemoPage = {
  id: 'f-type',
  path: '/f-type',
  title: text('إف-تايب', 'F-TYPE'),
  meta_title: text('جاكوار إف-تايب', 'Jaguar F-TYPE'),
  meta_description: text(
    'جاكوار إف-تايب كوبيه في الإمارات: التصميم والأداء والمواصفات والسيارات المتوفرة.',
    'Jaguar F-TYPE coupé in the UAE: design, performance, specifications and the cars in stock.',
  ),
  image_id: 'hero/city-coupe-burgundy',
  page_type: 'models',
  theme: 'jaguar',
  blocks: [...opening, ...design, ...driving, ...facts, ...closing],
};
