import { Button, ButtonLink, Modal } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import { withLocation } from '../../engine/locations/location-edits.js';
import { LocationFields } from './LocationFields.js';
import { LocationForm } from './LocationForm.js';
import { styles } from './location-panel.styles.js';
import type { LocationPanelProps } from './location-panel-props.js';
import { locationText } from './location-text.js';
import { messages } from './locations.messages.js';

const nothing = { retailer: null, state: null, postcode: null, locality: null, dealerCodes: [] };
const stays = () => {};

/**
 * Dialog for a postcode without a retailer. It closes only through a choice: another location or
 * all retailers. The first field has the focus. Site document, section 4.
 */
export default function PostcodeModal({
  locations,
  query,
  path,
  locale,
  navigation,
}: LocationPanelProps) {
  const css = useStyles(styles);
  const t = messages(locale);
  const body = useRef<HTMLDivElement>(null);
  useEffect(
    () => body.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(),
    [],
  );
  const everywhere = withLocation(query, undefined);
  const busy = navigation.pending !== undefined;
  return (
    <Modal open onClose={stays} preventClose size="small" title={t('unmatched_title')}>
      <div ref={body} className={css.modal}>
        <p>{t('unmatched_area', { location: locationText(locations, locale) })}</p>
        <LocationForm
          path={path}
          query={query}
          navigation={navigation}
          className={css.modalForm}
          label={t('area')}
        >
          <LocationFields search={nothing} states={locations.states} locale={locale} />
          <Button type="submit" wide busy={busy}>
            {t('search')}
          </Button>
        </LocationForm>
        <ButtonLink
          kind="tertiary"
          href={navigation.href(everywhere)}
          onClick={navigation.onClick(everywhere)}
        >
          {t('show_all')}
        </ButtonLink>
      </div>
    </Modal>
  );
}
