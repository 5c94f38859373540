import type { HeadingLevel } from '@mawkib/ui';
import { uiProps } from '../../renderer/section/ui-props.js';

/** The level of headings inside a block: one below its title, or its title's own without one. */
export const levelBelow = (fields: { title?: string; header_tag: string }): HeadingLevel =>
  Math.min(6, uiProps(fields).heading.level + (fields.title ? 1 : 0)) as HeadingLevel;
