import { Ltr, useLocale } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { messages } from '../vehicle-page.messages.js';
import { styles } from './printed-address.styles.js';
import { useHref } from './use-href.js';

/** URL of the page, in print only. */
export function PrintedAddress({ pageUrl }: { pageUrl?: string }) {
  const css = useStyles(styles);
  const { locale } = useLocale();
  const href = useHref(pageUrl);
  if (href === '') return null;
  return (
    <p className={css.root}>
      {messages(locale)('printed_from')} <Ltr>{readable(href)}</Ltr>
    </p>
  );
}

/** Decoded address with readable non-Latin letters. */
function readable(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
