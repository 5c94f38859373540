import { type ImageRatio, imageSizes, largeHeroSizes, type Size } from '@mawkib/core/vocabulary';
import type { CSSProperties } from 'react';
import { eagerBlocks } from '../styles/breakpoints.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-styles.js';
import { type ImageValue, imageUrl } from './image-url.js';
import { styles } from './picture.styles.js';
import { aboveTablet, onPhone, sourceSet, squareOnPhone, wholeWidth } from './picture-sources.js';

const formats = ['avif', 'webp'] as const;

export interface PictureProps {
  image: ImageValue | null | undefined;
  /** Sizes of the renditions, largest first. Default: those of the ratio. */
  renditions?: readonly Size[];
  /**
   * Width of the image on the page, as in `<img sizes>`. Default: full width, with renditions
   * switching at the site's breakpoints.
   */
  sizes?: string;
  /** Aspect ratio. Default: `16-9`. */
  ratio?: ImageRatio;
  /** Index of the block on the page: 0 and 1 load eagerly, 0 with high priority. */
  index?: number;
  /** Overrides `index`. */
  eager?: boolean;
  /** Square on a phone, cropped by the media library around the focal point. */
  squareOnPhone?: boolean;
  /** The only size to use if the library lacks the others. */
  fallback?: Size;
  /** Fills its parent, cropped around the focal point, instead of keeping the ratio. */
  fill?: boolean;
  /** Shows the whole image on the studio background instead of cropping. */
  contain?: boolean;
  /** Zooms slightly on hover of its link or group (`data-zoom-group`). */
  zoom?: boolean;
  className?: string;
}

/** An image in three formats that reserves its space before it loads. */
export function Picture({
  image,
  renditions,
  sizes,
  ratio = '16-9',
  squareOnPhone: square,
  index,
  eager = index !== undefined && index < eagerBlocks.length,
  fallback,
  fill,
  contain,
  zoom,
  className,
}: PictureProps) {
  const css = useStyles(styles);
  if (!image?.id) return null;
  const list = fallback ? [fallback] : (renditions ?? imageSizes[ratio]);
  const { width, height } = list[0] as Size;
  const shown = sizes ?? wholeWidth(list);
  const squares = square && !fallback ? imageSizes['1-1'] : undefined;
  const { focal, widest = 0 } = image;
  const isHero = list === imageSizes['16-9'];
  const large = isHero ? largeHeroSizes.filter(({ width }) => width <= widest) : [];
  return (
    <picture
      className={classes(css.root, className)}
      data-ratio={fill || renditions || fallback ? undefined : ratio}
      data-square={squares ? '' : undefined}
      data-fill={fill || undefined}
      data-contain={contain || undefined}
      data-zoom={zoom || undefined}
      style={focal && ({ '--focus': `${focal.x * 100}% ${focal.y * 100}%` } as CSSProperties)}
    >
      {squares &&
        formats.map((format) => (
          <source
            key={format}
            media={onPhone}
            type={`image/${format}`}
            srcSet={sourceSet(image.id, squares, format)}
            sizes={squareOnPhone}
            width={1}
            height={1}
          />
        ))}
      {large.length > 0 && (
        <source
          media={aboveTablet}
          type="image/avif"
          srcSet={sourceSet(image.id, [...large, ...list], 'avif')}
          sizes={shown}
        />
      )}
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(image.id, list, format)}
          sizes={shown}
        />
      ))}
      <img
        className={css.image}
        src={imageUrl(image.id, width, height, 'jpg')}
        srcSet={sourceSet(image.id, list, 'jpg')}
        sizes={shown}
        width={width}
        height={height}
        alt={image.alt ?? ''}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? undefined : 'async'}
        fetchPriority={index === 0 ? 'high' : undefined}
      />
    </picture>
  );
}
