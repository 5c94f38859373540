import type { CSSProperties } from 'react';
import type { PublicImage } from '../../model/definition/public-values.js';
import {
  groundColor,
  shadeColor,
  shadeOpacity,
  type TextSurface,
  topSurface,
} from '../../model/shade-opacity.js';

/** Surface of the site's bar on an image; undefined without measured tones. */
export const barOf = (image: PublicImage | null | undefined): TextSurface | undefined =>
  image?.tones && topSurface(image.tones);

const percent = (share: number) => `${Math.round(share * 100)}%`;

/**
 * CSS variables of the shades on an image, each as strong as the text on it needs: `--shade` and
 * `--ground` are colors, `--shade-left` and `--shade-right` opacities of the text's shade
 * at a side, `--shade-both` across the image,
 * `--bar-shade` and `--shade-top` those of the bar. Without measured tones there are none, and the
 * styles use shades that are enough on any image.
 *
 * @param theme surface of the text, e.g. `dark-theme`
 * @param bar surface of the site's bar; undefined if it does not lie on the image
 */
export function shadesOf(
  image: PublicImage | null | undefined,
  theme: string | undefined,
  bar: TextSurface | undefined,
): CSSProperties | undefined {
  const tones = image?.tones;
  if (!tones) return undefined;
  const surface = /^(?:dark|black)\b/.test(theme ?? '') ? 'dark' : 'light';
  return {
    '--ground': groundColor(tones, surface),
    '--shade': shadeColor(tones, surface),
    '--shade-left': percent(shadeOpacity(tones.left, surface)),
    '--shade-right': percent(shadeOpacity(tones.right, surface)),
    '--shade-both': percent(
      Math.max(shadeOpacity(tones.left, surface), shadeOpacity(tones.right, surface)),
    ),
    ...(bar && {
      '--bar-shade': shadeColor(tones, bar),
      '--shade-top': percent(shadeOpacity(tones.top, bar)),
    }),
  } as CSSProperties;
}
