import { type ImageRatio, imageSizes, largeHeroSizes, type Size } from '@mawkib/core/vocabulary';
import type { CSSProperties } from 'react';
import { eagerBlocks } from '../styles/layout.js';
import { classes } from '../styles/sheets/classes.js';
import { useStyles } from '../styles/sheets/use-sheet.js';
import { type ImageValue, imageUrl } from './image-url.js';
import { styles } from './picture.styles.js';
import { aboveTablet, onPhone, sourceSet, squareOnPhone, wholeWidth } from './picture-sources.js';

const formats = ['avif', 'webp'] as const;

export interface PictureProps {
  image: ImageValue | null | undefined;
  /** Renditions, largest first; those of the ratio without it. */
  renditions?: readonly Size[];
  /**
   * How wide the picture is on the page, as in `<img sizes>`. The whole width without it: then the
   * renditions switch at the site's breakpoints.
   */
  sizes?: string;
  /** Width before height. Default: `16-9`. */
  ratio?: ImageRatio;
  /** The block's place on the page: 0 and 1 load at once, 0 before all else. */
  index?: number;
  /** Overrules what `index` says. */
  eager?: boolean;
  /** On a phone a square, which the library cuts anew around the picture's focal point. */
  squareOnPhone?: boolean;
  /** The only size to ask for, where the library lacks the others. */
  fallback?: Size;
  /** Fills its parent, cropped around the picture's focal point, instead of keeping the ratio. */
  fill?: boolean;
  /** Shown whole on the studio ground instead of cropped. */
  contain?: boolean;
  /** Grows a little while its link or group (`data-zoom-group`) is under the pointer. */
  zoom?: boolean;
  className?: string;
}

/** A picture in three formats that keeps its place before it arrives. */
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
