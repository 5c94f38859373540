import { builtInComponents, createBlockComponents } from '@mawkib/blocks';

/** What the blocks render with, each loaded when a page needs it. */
export const components = createBlockComponents({
  ...builtInComponents,
});
