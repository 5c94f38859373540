import { Button, Grid, Notice, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { cardTexts } from './card-texts.js';
import { byDistance } from './distances.js';
import { RetailerCard } from './RetailerCard.js';
import type { retailerCards } from './retailer-cards.definition.js';
import { messages } from './retailer-cards.messages.js';
import { styles } from './retailer-cards.styles.js';
import { usePosition } from './use-position.js';

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
