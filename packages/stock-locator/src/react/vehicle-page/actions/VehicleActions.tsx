import { Icon, SmartLink, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { ShowroomVehicle } from '../../../engine/vehicle/showroom-vehicle.js';
import { useSavedVehicle } from '../../saved-vehicles/use-saved-vehicle.js';
import { useShareLink } from '../../use-share-link.js';
import { messages } from '../vehicle-page.messages.js';
import { useHref } from './use-href.js';
import { styles } from './vehicle-actions.styles.js';

interface Props {
  vehicle: ShowroomVehicle;
  /** Key of the stock list, stored with the vehicle. */
  list?: string;
  /** Comparison of saved vehicles, with or without the language. */
  compareHref?: string;
  /** URL of the page; default: the browser's address. */
  pageUrl?: string;
}

/**
 * Buttons to share, compare and print. Compare saves the vehicle; the link to the comparison
 * appears once two vehicles are saved. Not rendered without JavaScript.
 */
export function VehicleActions({ vehicle, list, compareHref = '/saved-vehicles', pageUrl }: Props) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { isSaved, count, toggle } = useSavedVehicle(vehicle.id, list);
  const [isCompared, setIsCompared] = useState(false);
  const { outcome, share } = useShareLink();
  const href = useHref(pageUrl);
  const { title, version } = vehicle.specification;
  return (
    <div className={css.root} data-print="hidden">
      <ul className={css.actions}>
        <li>
          <button
            type="button"
            className={css.action}
            onClick={() => void share(href, [title, version].filter(Boolean).join(' '))}
          >
            <Icon name="share" size={20} />
            {t('share')}
          </button>
        </li>
        <li>
          <button
            type="button"
            className={css.action}
            aria-pressed={isSaved}
            onClick={() => {
              toggle();
              setIsCompared(!isSaved);
            }}
          >
            <Icon name="compare" size={20} />
            {t(isSaved ? 'compared' : 'compare')}
          </button>
        </li>
        <li>
          <button type="button" className={css.action} onClick={() => window.print()}>
            <Icon name="print" size={20} />
            {t('print')}
          </button>
        </li>
      </ul>
      <p className={css.outcome} role="status">
        {outcome ? t(outcome === 'copied' ? 'link_copied' : 'copy_failed') : ''}
      </p>
      <p className={css.outcome} role="status">
        {isCompared && isSaved ? t(count > 1 ? 'compare_added' : 'compare_one') : ''}
      </p>
      {isSaved && count > 1 ? (
        <SmartLink className={css.compare} href={compareHref}>
          {t('compare_saved', { count })}
        </SmartLink>
      ) : null}
    </div>
  );
}
