import { isPlainClick } from '@mawkib/core/browser';
import { joinTexts } from '@mawkib/core/locale';
import { Icon, Ltr, useLocale, VisuallyHidden } from '@mawkib/ui';
import { travelAttribute } from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import { lazy, type MouseEvent, Suspense, useId, useState } from 'react';
import type { Photo } from '../../../engine/vehicle/showroom-vehicle.js';
import { messages as cardMessages } from '../../labels/card.messages.js';
import { VehiclePicture } from '../../VehiclePicture.js';
import { messages } from '../vehicle-page.messages.js';
import { GalleryArrows } from './GalleryArrows.js';
import { styles } from './gallery.styles.js';
import { useGallery } from './use-gallery.js';

const FullScreenGallery = lazy(async () => ({
  default: (await import('./FullScreenGallery.js')).FullScreenGallery,
}));

export interface GalleryProps {
  photos: readonly Photo[];
  /** Vehicle name, as `alt` of pictures without one. */
  name: string;
}

/**
 * Photos in a scroll-snap row with thumbnails below; each opens in full screen. Plain links and
 * scrolling, so it works without JavaScript: a photo then opens as a file.
 */
export function Gallery({ photos, name }: GalleryProps) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const id = useId();
  const gallery = useGallery(photos.length);
  const { current } = gallery;
  const [isFull, setFull] = useState(false);
  const total = photos.length;
  if (total === 0) return <p className={css.missing}>{cardMessages(locale)('picture_missing')}</p>;
  const numbered = (index: number) => t('picture_of', { number: index + 1, total });
  const open = (index: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    gallery.show(index);
    setFull(true);
  };
  return (
    <section className={css.root} aria-label={t('pictures')}>
      <div className={css.stage} {...{ [travelAttribute]: 'to' }}>
        <ul
          className={css.row}
          ref={gallery.row}
          onScroll={gallery.onScroll}
          onKeyDown={gallery.onKeyDown}
        >
          {photos.map((photo, index) => (
            <li key={photo.index} id={`${id}${index}`} className={css.item}>
              <a
                className={css.link}
                href={photo.full}
                tabIndex={index === current ? 0 : -1}
                onClick={open(index)}
              >
                <VehiclePicture
                  photo={photo}
                  alt={photo.alt ?? joinTexts([name, numbered(index)], locale)}
                  sizes="(min-width: 1024px) 66vw, 100vw"
                  index={index}
                  eager={index === 0}
                  melt="around"
                />
                <VisuallyHidden>{t('full_screen_after')}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
        <div className={css.tools} data-print="hidden">
          <p className={css.counter} aria-hidden="true">
            <Ltr>{`${current + 1} / ${total}`}</Ltr>
          </p>
          {total > 1 ? (
            <div className={css.ways}>
              <GalleryArrows gallery={gallery} />
            </div>
          ) : null}
          <button
            type="button"
            className={css.expand}
            aria-label={t('full_screen_of', { name: numbered(current) })}
            aria-haspopup="dialog"
            onClick={() => setFull(true)}
          >
            <Icon name="expand" size={20} />
          </button>
        </div>
      </div>
      {total > 1 ? (
        <ul className={css.thumbs} data-print="hidden">
          {photos.map((photo, index) => (
            <li key={photo.index}>
              <a
                className={css.thumb}
                href={`#${id}${index}`}
                aria-label={numbered(index)}
                aria-current={index === current || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  gallery.show(index);
                }}
              >
                <VehiclePicture photo={photo} alt="" sizes="120px" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? (
        <Suspense>
          <FullScreenGallery
            photos={photos}
            name={name}
            first={current}
            onClose={(index) => {
              setFull(false);
              gallery.show(index);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
