import { marketThemes } from '@mawkib/core/brands';
import { directionOf, type Locale, type Localized, localize } from '@mawkib/core/locale';
import { LocaleProvider, MenuPanels, ThemeProvider } from '@mawkib/ui';
import { createStyleCollector, DrawnIcons, globalCss } from '@mawkib/ui/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconSprites } from '../../page-editor/inspector/fields/icon-sprites.ts';
import type { EntryDraft } from './entry-draft.ts';

/** A document that shows an entry's panel, open. */
export function renderPanel(draft: EntryDraft, locale: Locale): string {
  const theme = marketThemes()[0] ?? '';
  const say = (text: Localized) => localize(text, locale);
  const { columns, cards, feature } = draft;
  const panel = {
    columns: columns.map(({ heading, links }) => ({
      heading: say(heading),
      links: links.map(({ label, url }) => ({ label: say(label), url })),
    })),
    cards: cards.map((card) => ({
      group: say(card.group),
      label: say(card.label),
      line: say(card.line),
      url: card.url,
      image_id: card.image_id,
      price: say(card.price),
      badge: say(card.badge),
    })),
    feature: feature && {
      label: say(feature.label),
      text: say(feature.text),
      url: feature.url,
      link_label: say(feature.link_label),
      image_id: feature.image_id,
    },
  };
  const styles = createStyleCollector();
  const markup = renderToStaticMarkup(
    <styles.Provider>
      <LocaleProvider locale={locale}>
        <ThemeProvider theme={theme} icons={iconSprites}>
          <DrawnIcons>
            <MenuPanels
              entries={[{ id: 'shown', label: say(draft.label), url: draft.url, panel }]}
            />
          </DrawnIcons>
        </ThemeProvider>
      </LocaleProvider>
    </styles.Provider>,
  );
  // A panel is closed until the menu opens it.
  const open = markup.replace(' hidden=""', '');
  const css = `${globalCss(theme)}${styles.css()}body{padding:16px}`;
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}" data-theme="${theme}"><style>${css}</style><body>${open}`;
}
