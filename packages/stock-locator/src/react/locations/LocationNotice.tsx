import { Notice, SmartLink } from '@mawkib/ui';
import type { LocationPanelProps } from './location-panel-props.js';
import { locationText } from './location-text.js';
import { messages } from './locations.messages.js';

/** Reason why the list is not narrowed to the requested location. */
export function LocationNotice({ places, flags, query, locale, navigation }: LocationPanelProps) {
  const t = messages(locale);
  const { search, outcome, kind } = places;
  if (!flags.postcode_search || outcome === 'none' || outcome === 'found') return null;
  const place = locationText(places, locale);
  if (outcome === 'failed') {
    return (
      <Notice kind="warning" live>
        {t('failed')} <SmartLink href={navigation.href(query)}>{t('try_again')}</SmartLink>
      </Notice>
    );
  }
  if (search.postcode ?? search.locality) {
    return <Notice kind="warning">{t('unmatched_area', { place })}</Notice>;
  }
  const text = kind === 'stateSearch' ? t('unmatched_state', { place }) : t('unmatched_retailer');
  return <Notice kind="info">{text}</Notice>;
}
