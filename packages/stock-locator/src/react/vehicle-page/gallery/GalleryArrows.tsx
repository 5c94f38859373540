import { Icon, Tooltip, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { messages } from '../vehicle-page.messages.js';
import { styles } from './gallery-arrows.styles.js';
import type { GalleryState } from './use-gallery.js';

/** Previous and next buttons; at an end a button stays and does nothing. */
export function GalleryArrows({ gallery }: { gallery: GalleryState }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  return (
    <div className={css.root}>
      {(['previous', 'next'] as const).map((way) => (
        <Tooltip key={way} text={t(`${way}_picture`)}>
          <button
            type="button"
            className={css.arrow}
            data-way={way}
            aria-label={t(`${way}_picture`)}
            aria-disabled={gallery[way] === null || undefined}
            onClick={() => gallery[way]?.()}
          >
            <Icon name="chevron" size={20} />
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
