import { Button, ButtonLink, Modal } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { useEffect, useRef } from 'react';
import { withPlace } from '../../engine/locations/place-edits.js';
import { PlaceFields } from './PlaceFields.js';
import { PlaceForm } from './PlaceForm.js';
import { styles } from './place-panel.styles.js';
import type { PlacePanelProps } from './place-panel-props.js';
import { placeText } from './place-text.js';
import { messages } from './places.messages.js';

const nothing = { retailer: null, state: null, postcode: null, locality: null, dealerCodes: [] };
const stays = () => {};

/**
 * No retailer has the postcode: a dialog that nothing closes but a way on, which is another place or
 * every retailer. The first field has the focus. Site document, section 4.
 */
export default function PostcodeModal({
  places,
  query,
  path,
  locale,
  navigation,
}: PlacePanelProps) {
  const css = useSheet(styles);
  const t = messages(locale);
  const body = useRef<HTMLDivElement>(null);
  useEffect(
    () => body.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(),
    [],
  );
  const everywhere = withPlace(query, undefined);
  const busy = navigation.pending !== undefined;
  return (
    <Modal open onClose={stays} preventClose size="small" title={t('unmatched_title')}>
      <div ref={body} className={css.modal}>
        <p>{t('unmatched_area', { place: placeText(places, locale) })}</p>
        <PlaceForm
          path={path}
          query={query}
          navigation={navigation}
          className={css.modalForm}
          label={t('area')}
        >
          <PlaceFields search={nothing} states={places.states} locale={locale} />
          <Button type="submit" wide busy={busy}>
            {t('search')}
          </Button>
        </PlaceForm>
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
