import type { CSSProperties } from 'react';
import { SmartLink } from '../../link/SmartLink.js';
import { Picture } from '../../picture/Picture.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { cardGroups } from './card-groups.js';
import { styles } from './menu-cards.styles.js';
import type { MenuCard } from './menu-panel-content.js';

/** Models as cut-outs on the studio background, in groups side by side. */
export function MenuCards({ cards }: { cards: readonly MenuCard[] }) {
  const css = useStyles(styles);
  return (
    <div className={css.root}>
      {cardGroups(cards).map((group) => (
        <section
          key={group.name + group.cards[0]?.url}
          className={css.group}
          style={{ '--cards': group.cards.length } as CSSProperties}
        >
          {group.name ? <p className={css.heading}>{group.name}</p> : null}
          <ul className={css.list}>
            {group.cards.map((card) => (
              <li key={card.url + card.label}>
                <Card {...card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Card({ label, line, url, image_id, price, badge }: MenuCard) {
  const css = useStyles(styles);
  return (
    <SmartLink href={url} className={css.card}>
      <span className={css.picture}>
        {image_id ? <Picture image={{ id: image_id }} sizes="220px" contain zoom /> : null}
      </span>
      <span className={css.text}>
        <span className={css.name}>{label}</span>
        {line || badge ? (
          <span className={css.line}>{[line, badge].filter(Boolean).join(' · ')}</span>
        ) : null}
        {price ? <span className={css.price}>{price}</span> : null}
      </span>
    </SmartLink>
  );
}
