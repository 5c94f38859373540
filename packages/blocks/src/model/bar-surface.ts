import type { PublicBlock } from '@mawkib/api-clients/contracts/content';
import type { DefinitionOf } from './definition/define-block.js';
import { topSurface } from './shade-opacity.js';

/**
 * Surface of the site's bar on the image at the top of a page; undefined if the page begins with
 * something else, or the image could not be measured.
 */
export function barSurface(
  [first]: readonly PublicBlock[],
  definitionOf: DefinitionOf,
): 'light' | 'dark' | undefined {
  const image = first && definitionOf(first.template)?.top_image?.(first);
  return image?.id && image.tones ? topSurface(image.tones) : undefined;
}
