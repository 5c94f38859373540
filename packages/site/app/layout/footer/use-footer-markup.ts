import { layoutPartAttribute } from '@mawkib/ui/markup';
import { useEffect, useState } from 'react';

export interface FooterPlace {
  locale: string;
  theme: string;
  /** Blank where the footer is the same on every page. */
  path: string;
}

const known = new Map<string, string>();
const keyOf = ({ theme, path }: FooterPlace) => `${theme} ${path}`;

/** The first footer is the one that the document came with. */
function take(place: FooterPlace): string {
  if (known.size === 0) {
    const served = document.querySelector(`[${layoutPartAttribute}="footer"]`)?.innerHTML;
    if (served) known.set(keyOf(place), served);
  }
  return known.get(keyOf(place)) ?? [...known.values()].at(-1) ?? '';
}

/**
 * The footer's markup for a page: that of the document, or what the server renders for another theme
 * (and another path where it matters), fetched once. Until it comes, and when it does not, the last
 * one stays.
 */
export function useFooterMarkup(place: FooterPlace): string {
  const [markup, setMarkup] = useState(() => take(place));
  const { locale, theme, path } = place;
  const key = keyOf(place);
  useEffect(() => {
    const here = known.get(key);
    if (here !== undefined) return setMarkup(here);
    let isWanted = true;
    fetchFooter({ locale, theme, path }).then(
      (fresh) => {
        known.set(key, fresh);
        if (isWanted) setMarkup(fresh);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [key, locale, theme, path]);
  return markup;
}

async function fetchFooter({ locale, theme, path }: FooterPlace): Promise<string> {
  const query = new URLSearchParams({ theme, ...(path && { path }) });
  const response = await fetch(`/${locale}/frame-footer?${query}`);
  if (!response.ok) throw new Error(`The footer was answered with ${response.status}`);
  const { html, css }: { html: string; css: string } = await response.json();
  // A document without a footer came without its styles too.
  if (known.size === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  return html;
}
