import { Picture } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import type { Photo } from '../engine/showroom-vehicle.js';
import { styles } from './vehicle-picture.styles.js';

const ownFile = /^\/services\/media\/images\/(.+)\/\d+x\d+\.[a-z]+$/;

/** The media library's id of a picture; null for a picture from elsewhere. */
function imageIdOf(url: string): string | null {
  const id = ownFile.exec(url)?.[1];
  return id ? id.split('/').map(decodeURIComponent).join('/') : null;
}

interface Props {
  photo: Photo;
  alt: string;
  sizes: string;
  eager?: boolean;
  index?: number;
  /** Grows a little while its card is under the pointer. */
  zoom?: boolean;
}

/** A vehicle's photo at 16:9: in three formats from our own library, as it comes from elsewhere. */
export function VehiclePicture({ photo, alt, sizes, eager, index, zoom }: Props) {
  const css = useSheet(styles);
  const id = imageIdOf(photo.full);
  if (id) {
    return (
      <Picture
        className={css.root}
        image={{ id, alt }}
        sizes={sizes}
        eager={eager}
        index={index}
        zoom={zoom}
      />
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
