import { Notice, SmartLink } from '@mawkib/ui';
import type { LocationPanelProps } from './location-panel-props.js';
import { locationText } from './location-text.js';
import { messages } from './locations.messages.js';

/** Reason why the list is not narrowed to the requested location. */
export function LocationNotice({
  locations,
  flags,
  query,
  locale,
  navigation,
}: LocationPanelProps) {
  const t = messages(locale);
  const { search, outcome, kind } = locations;
  if (!flags.postcode_search || outcome === 'none' || outcome === 'found') return null;
  const location = locationText(locations, locale);
  if (outcome === 'failed') {
    return (
      <Notice kind="warning" live>
        {t('failed')} <SmartLink href={navigation.href(query)}>{t('try_again')}</SmartLink>
      </Notice>
    );
  }
  if (search.postcode ?? search.locality) {
    return <Notice kind="warning">{t('unmatched_area', { location })}</Notice>;
  }
  const text =
    kind === 'stateSearch' ? t('unmatched_state', { location }) : t('unmatched_retailer');
  return <Notice kind="info">{text}</Notice>;
}
