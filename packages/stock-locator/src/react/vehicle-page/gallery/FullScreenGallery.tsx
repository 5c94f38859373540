import { Icon, Ltr, Tooltip, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { VehiclePicture } from '../../VehiclePicture.js';
import { messages } from '../vehicle-page.messages.js';
import { styles } from './full-screen-gallery.styles.js';
import type { GalleryProps } from './Gallery.js';
import { GalleryArrows } from './GalleryArrows.js';
import { useGallery } from './use-gallery.js';

interface Props extends GalleryProps {
  /** Index of the first picture shown. */
  first: number;
  /** Called with the current index. */
  onClose: (current: number) => void;
}

/**
 * Full-screen photos with swipe, arrows and keys. Escape and the browser's back close it; the focus
 * returns to the opener.
 */
export function FullScreenGallery({ photos, name, first, onClose }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const dialog = useRef<HTMLDialogElement>(null);
  const gallery = useGallery(photos.length, first);
  const { current } = gallery;
  const total = photos.length;
  const begin = useRef(gallery.show);
  const [opened, left] = [useRef(first), useRef<HTMLElement>(null)];

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    left.current = document.activeElement as HTMLElement | null;
    element.showModal();
    begin.current(opened.current);
    return () => left.current?.focus();
  }, [opened, left]);
  useEffect(() => {
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = overflow;
    };
  }, []);

  const close = () => onClose(current);
  return (
    <dialog
      ref={dialog}
      className={css.root}
      data-surface="black"
      aria-label={t('pictures')}
      onClose={close}
      onKeyDown={gallery.onKeyDown}
    >
      <div className={css.head}>
        <p className={css.counter} role="status">
          <span className={css.spoken}>{t('picture_of', { number: current + 1, total })}</span>
          <span aria-hidden="true">
            <Ltr>{`${current + 1} / ${total}`}</Ltr>
          </span>
        </p>
        <p className={css.name}>
          <bdi>{name}</bdi>
        </p>
        <Tooltip text={t('close')}>
          <button
            type="button"
            className={css.close}
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </Tooltip>
      </div>
      <ul
        className={css.row}
        ref={gallery.row}
        onScroll={gallery.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        aria-label={t('pictures')}
      >
        {photos.map((photo, index) => (
          <li key={photo.index} className={css.item} aria-hidden={index !== current || undefined}>
            <div className={css.picture}>
              <VehiclePicture
                photo={photo}
                alt={photo.alt ?? `${name}, ${t('picture_of', { number: index + 1, total })}`}
                sizes="100vw"
                index={index}
                eager={Math.abs(index - current) < 2}
              />
            </div>
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <div className={css.foot}>
          <GalleryArrows gallery={gallery} />
        </div>
      ) : null}
    </dialog>
  );
}
