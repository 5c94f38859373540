import { Icon } from '../../icons/Icon.js';
import { SmartLink } from '../../link/SmartLink.js';
import { useLocale } from '../../locale/LocaleProvider.js';
import { menuBackAttribute, menuPanelAttribute } from '../../markup/index.js';
import { Picture } from '../../picture/Picture.js';
import { useStyles } from '../../styles/sheets/use-styles.js';
import { messages } from '../site-shell.messages.js';
import { MenuCards } from './MenuCards.js';
import type { MenuFeature, MenuPanelEntry } from './menu-panel-content.js';
import { styles } from './menu-panels.styles.js';

/** The panels of a menu, closed; `startMenu` of `@mawkib/ui/menu` opens them below their entries. */
export function MenuPanels({ entries }: { entries: readonly MenuPanelEntry[] }) {
  return entries.map((entry) => <MenuPanel key={entry.id} {...entry} />);
}

function MenuPanel({ id, label, url, panel }: MenuPanelEntry) {
  const css = useStyles(styles);
  const t = messages(useLocale().locale);
  const { columns = [], cards = [], feature } = panel;
  return (
    <div className={css.root} {...{ [menuPanelAttribute]: id }} hidden>
      <div className={css.content}>
        <div className={css.head}>
          <button type="button" className={css.back} {...{ [menuBackAttribute]: '' }}>
            <Icon name="chevron" size={20} className={css.backIcon} />
            {t('menu')}
          </button>
          <SmartLink href={url} className={css.title}>
            {label}
            <Icon name="arrow" size={20} className={css.arrow} />
          </SmartLink>
        </div>
        {cards.length > 0 ? <MenuCards cards={cards} /> : null}
        {columns.length > 0 || feature ? (
          <div className={css.rest}>
            {columns.map(({ heading, links }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static markup
              <div key={at} className={css.column}>
                {heading ? <p className={css.heading}>{heading}</p> : null}
                <ul>
                  {links.map((link) => (
                    <li key={link.url + link.label}>
                      <SmartLink href={link.url} className={css.link}>
                        {link.label}
                      </SmartLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {feature ? <Feature {...feature} /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Feature({ label, text, url, link_label, image_id }: MenuFeature) {
  const css = useStyles(styles);
  return (
    <SmartLink href={url} className={css.feature}>
      {image_id ? (
        <Picture image={{ id: image_id }} sizes="(min-width: 1024px) 560px, 100vw" zoom />
      ) : null}
      <span className={css.featureText}>
        <span className={css.featureTitle}>{label}</span>
        {text ? <span className={css.line}>{text}</span> : null}
        {link_label ? (
          <span className={css.more}>
            {link_label}
            <Icon name="arrow" size={16} className={css.arrow} />
          </span>
        ) : null}
      </span>
    </SmartLink>
  );
}
