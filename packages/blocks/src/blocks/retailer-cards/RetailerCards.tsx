import { Button, Grid, Notice, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { cardTexts } from './card-texts.js';
import { byDistance, type Position } from './distances.js';
import { RetailerCard } from './RetailerCard.js';
import type { retailerCards } from './retailer-cards.definition.js';
import { messages } from './retailer-cards.messages.js';
import { styles } from './retailer-cards.styles.js';

type Status = 'unasked' | 'asking' | 'sorted' | 'refused';

/** Requests the visitor's position only when the visitor asks to use it. */
function usePosition(): { position: Position | null; status: Status; ask: () => void } {
  const [position, setPosition] = useState<Position | null>(null);
  const [status, setStatus] = useState<Status>('unasked');
  const ask = () => {
    const { geolocation } = navigator;
    if (!geolocation) {
      setStatus('refused');
      return;
    }
    setStatus('asking');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPosition({ latitude, longitude });
        setStatus('sorted');
      },
      () => setStatus('refused'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return { position, status, ask };
}

export function RetailerCards({ fields, groups }: BlockProps<typeof retailerCards>) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const t = messages(locale);
  const { position, status, ask } = usePosition();
  const unit = fields.distance_unit;
  const cards = byDistance(groups, position, unit);
  const texts = cardTexts(fields.translations, locale);
  return (
    <BlockSection>
      <div className={css.head}>
        <Button
          kind="secondary"
          size="small"
          icon="pin"
          busy={status === 'asking'}
          onClick={ask}
          className={css.ask}
        >
          {t('nearest_first')}
        </Button>
        <div aria-live="polite">
          {status === 'sorted' && <p className={css.note}>{t('sorted')}</p>}
          {status === 'refused' && <Notice kind="info">{t('no_position')}</Notice>}
        </div>
      </div>
      <Grid as="ul" columns="3" className={css.list}>
        {cards.map(({ card, distance }) => (
          <RetailerCard key={card.id} card={card} distance={distance} unit={unit} texts={texts} />
        ))}
      </Grid>
    </BlockSection>
  );
}
