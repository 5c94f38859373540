import type { HeadingLevel } from '@mawkib/ui';
import { uiProps } from '../../renderer/section/ui-props.js';

/** Level of headings inside a block: one below its title, or the title's level without a title. */
export const levelBelow = (fields: { title?: string; header_tag: string }): HeadingLevel =>
  Math.min(6, uiProps(fields).heading.level + (fields.title ? 1 : 0)) as HeadingLevel;
