import { useLocale } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { type MouseEvent, useId, useRef, useState } from 'react';
import type { Photo } from '../../engine/showroom-vehicle.js';
import { messages } from '../labels/messages.js';
import { VehiclePicture } from '../VehiclePicture.js';
import { styles } from './gallery.styles.js';

interface Props {
  photos: readonly Photo[];
  name: string;
}

/**
 * The photos in a row that scrolls and snaps, small ones beneath that lead to them. Both are plain
 * links and scrolling, so they work without a script.
 */
export function Gallery({ photos, name }: Props) {
  const css = useSheet(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (photos.length === 0) {
    return <p className={css.missing}>{t('picture_missing')}</p>;
  }
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)));
  };
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    setCurrent(index);
  };
  const numbered = (index: number) => t('picture_of', { number: index + 1, total: photos.length });
  return (
    <section className={css.root} aria-label={t('pictures')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is scrolled by keyboard too */}
      <ul className={css.row} ref={row} onScroll={follow} tabIndex={0} aria-label={t('pictures')}>
        {photos.map((photo, index) => (
          <li key={photo.index} id={`${id}${index}`} className={css.item}>
            <VehiclePicture
              photo={photo}
              alt={photo.alt ?? `${name}, ${numbered(index)}`}
              sizes="(min-width: 1024px) 66vw, 100vw"
              index={index}
              eager={index === 0}
              melt="around"
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 ? (
        <ul className={css.thumbs} data-print="hidden">
          {photos.map((photo, index) => (
            <li key={photo.index}>
              <a
                className={css.thumb}
                href={`#${id}${index}`}
                aria-label={numbered(index)}
                aria-current={index === current || undefined}
                onClick={show(index)}
              >
                <VehiclePicture photo={photo} alt="" sizes="120px" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
