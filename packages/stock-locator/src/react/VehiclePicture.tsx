import { Picture } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { Photo } from '../engine/vehicle/showroom-vehicle.js';
import { styles } from './vehicle-picture.styles.js';

const ownFile = /^\/services\/media\/images\/(.+)\/\d+x\d+\.[a-z]+$/;

/** Media library id of a picture; null for an external picture. */
function imageIdOf(url: string): string | null {
  const id = ownFile.exec(url)?.[1];
  return id ? id.split('/').map(decodeURIComponent).join('/') : null;
}

/** An exterior view on a plain background; interior views and details fill the frame. */
export const isExterior = ({ view }: Photo) =>
  view === 'front34' || view === 'side' || view === 'rear34';

interface Props {
  photo: Photo;
  alt: string;
  sizes: string;
  eager?: boolean;
  index?: number;
  /** Enlarges the picture slightly while the card is hovered. */
  zoom?: boolean;
  /** Edges that fade into the background: the lower one, or all but the inline end. */
  melt?: 'below' | 'around';
}

/**
 * A vehicle's photo at 16:9: in three formats from the media library, or unchanged from elsewhere.
 */
export function VehiclePicture({ photo, alt, sizes, eager, index, zoom, melt }: Props) {
  const css = useStyles(styles);
  const id = imageIdOf(photo.full);
  if (id) {
    return (
      <div
        className={css.ground}
        data-studio={isExterior(photo) || undefined}
        data-melt={isExterior(photo) ? melt : undefined}
      >
        <Picture image={{ id, alt }} sizes={sizes} eager={eager} index={index} zoom={zoom} />
      </div>
    );
  }
  return (
    <img
      className={css.foreign}
      src={photo.big}
      srcSet={`${photo.medium} 640w, ${photo.quarterHd} 960w, ${photo.full} 1920w`}
      sizes={sizes}
      width={1600}
      height={900}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
