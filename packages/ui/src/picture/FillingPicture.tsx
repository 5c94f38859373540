import { useStyles } from '../styles/sheets/use-styles.js';
import { styles } from './filling-picture.styles.js';
import { Picture } from './Picture.js';

/** A picture of the media library (`id`) or of another address (`url`). */
export type LibraryOrOtherPicture = { id: string; alt: string } | { url: string; alt: string };

export interface FillingPictureProps {
  picture: LibraryOrOtherPicture;
  /** Width of the picture on the page, as in `<img sizes>`. */
  sizes: string;
}

/** A picture that fills its positioned parent and loads at once. */
export function FillingPicture({ picture, sizes }: FillingPictureProps) {
  const css = useStyles(styles);
  if ('id' in picture) return <Picture image={picture} sizes={sizes} fill eager />;
  const { url, alt } = picture;
  return <img className={css.image} src={url} alt={alt} width={1600} height={900} />;
}
