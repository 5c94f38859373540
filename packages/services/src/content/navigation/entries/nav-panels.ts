import type { Localized } from '@mawkib/api-clients/contracts';
import type { NavPanel, NavPanelDraft } from '@mawkib/api-clients/contracts/content';
import { type Locale, localize } from '@mawkib/core/locale';

interface Entry {
  children: readonly { url: string }[];
  panel: NavPanelDraft;
}

/** URLs of an entry's links on all levels. */
export const linksOf = ({ children, panel }: Entry): string[] => [
  ...children.map(({ url }) => url),
  ...panelLinks(panel),
];

/** URLs in a panel. */
const panelLinks = ({ columns, cards, feature }: NavPanelDraft): string[] =>
  [...columns.flatMap(({ links }) => links), ...cards, ...(feature ? [feature] : [])].map(
    ({ url }) => url,
  );

/** A panel in one language, with the published pages that it links to. */
export function panelIn(
  { columns, cards, feature }: NavPanelDraft,
  locale: Locale,
  pageOf: (url: string) => string | null,
): NavPanel {
  const say = (text: Localized) => localize(text, locale);
  return {
    columns: columns.map(({ heading, links }) => ({
      heading: say(heading),
      links: links.map(({ label, url }) => ({ label: say(label), url, page_id: pageOf(url) })),
    })),
    cards: cards.map((card) => ({
      group: say(card.group),
      label: say(card.label),
      line: say(card.line),
      url: card.url,
      page_id: pageOf(card.url),
      image_id: card.image_id,
      price: say(card.price),
      badge: say(card.badge),
    })),
    feature: feature && {
      label: say(feature.label),
      text: say(feature.text),
      url: feature.url,
      page_id: pageOf(feature.url),
      link_label: say(feature.link_label),
      image_id: feature.image_id,
    },
  };
}
