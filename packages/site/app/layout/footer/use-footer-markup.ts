import { layoutPartAttribute } from '@mawkib/ui/markup';
import { useEffect, useState } from 'react';
import { fetchOwn } from '../../request/fetch-own.ts';

export interface FooterKey {
  locale: string;
  theme: string;
  /** Empty if the footer is the same on every page. */
  path: string;
}

const cached = new Map<string, string>();
const keyOf = ({ theme, path }: FooterKey) => `${theme} ${path}`;

/** The first footer is part of the document. */
function initialMarkup(footerKey: FooterKey): string {
  if (cached.size === 0) {
    const served = document.querySelector(`[${layoutPartAttribute}="footer"]`)?.innerHTML;
    if (served) cached.set(keyOf(footerKey), served);
  }
  return cached.get(keyOf(footerKey)) ?? [...cached.values()].at(-1) ?? '';
}

/**
 * The footer's markup for a page: the document's, or one that is fetched once per theme (and per
 * path if it depends on the path). While it loads, or if loading fails, the last one is used.
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
  const response = await fetchOwn(`/${locale}/frame-footer?${query}`);
  if (!response.ok) throw new Error(`The footer was answered with ${response.status}`);
  const { html, css }: { html: string; css: string } = await response.json();
  // A document without a footer has none of its styles either.
  if (cached.size === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  return html;
}
