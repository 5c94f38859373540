import { layoutPartAttribute } from '@mawkib/ui/markup';
import { useEffect, useState } from 'react';

export interface FooterKey {
  locale: string;
  theme: string;
  /** Blank where the footer is the same on every page. */
  path: string;
}

const cached = new Map<string, string>();
const keyOf = ({ theme, path }: FooterKey) => `${theme} ${path}`;

/** The first footer is the one that the document came with. */
function initialMarkup(footerKey: FooterKey): string {
  if (cached.size === 0) {
    const served = document.querySelector(`[${layoutPartAttribute}="footer"]`)?.innerHTML;
    if (served) cached.set(keyOf(footerKey), served);
  }
  return cached.get(keyOf(footerKey)) ?? [...cached.values()].at(-1) ?? '';
}

/**
 * The footer's markup for a page: that of the document, or what the server renders for another theme
 * (and another path where it matters), fetched once. Until it comes, and when it does not, the last
 * one stays.
 */
export function useFooterMarkup(footerKey: FooterKey): string {
  const [markup, setMarkup] = useState(() => initialMarkup(footerKey));
  const { locale, theme, path } = footerKey;
  const key = keyOf(footerKey);
  useEffect(() => {
    const here = cached.get(key);
    if (here !== undefined) return setMarkup(here);
    let isWanted = true;
    fetchFooter({ locale, theme, path }).then(
      (fresh) => {
        cached.set(key, fresh);
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

async function fetchFooter({ locale, theme, path }: FooterKey): Promise<string> {
  const query = new URLSearchParams({ theme, ...(path && { path }) });
  const response = await fetch(`/${locale}/frame-footer?${query}`);
  if (!response.ok) throw new Error(`The footer was answered with ${response.status}`);
  const { html, css }: { html: string; css: string } = await response.json();
  // A document without a footer came without its styles too.
  if (cached.size === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  return html;
}
