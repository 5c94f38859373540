import { Button, ButtonLink, Modal } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import { withLocation } from '../../engine/locations/place-edits.js';
import { LocationFields } from './PlaceFields.js';
import { LocationForm } from './PlaceForm.js';
import { styles } from './place-panel.styles.js';
import type { LocationPanelProps } from './place-panel-props.js';
import { locationText } from './place-text.js';
import { messages } from './places.messages.js';

const nothing = { retailer: null, state: null, postcode: null, locality: null, dealerCodes: [] };
const stays = () => {};

/**
 * Dialog for a postcode without a retailer. It closes only through a choice: another location or
 * all retailers. The first field has the focus. Site document, section 4.
 */
export default function PostcodeModal({
  places,
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
        <p>{t('unmatched_area', { place: locationText(places, locale) })}</p>
        <LocationForm
          path={path}
          query={query}
          navigation={navigation}
          className={css.modalForm}
          label={t('area')}
        >
          <LocationFields search={nothing} states={places.states} locale={locale} />
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
