import { localizedPath } from '@mawkib/core/locale';
import { useLocale } from '../locale/LocaleProvider.js';
import { type AnchorProps, useLinkWays } from './LinkProvider.js';

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/**
 * An address wherever it leads: pages of this site get the language and the application's own link,
 * the rest a plain anchor. A new window never learns who opened it.
 */
export function SmartLink({ href, rel, ...props }: AnchorProps) {
  const { Link } = useLinkWays();
  const { locale } = useLocale();
  const safeRel = rel ?? (props.target === '_blank' ? 'noopener' : undefined);
  if (elsewhere.test(href) || props.download !== undefined || href.startsWith('/services/')) {
    return <a {...props} href={isUnsafe(href) ? '#' : href} rel={safeRel} />;
  }
  return <Link {...props} href={localizedPath(href, locale)} rel={safeRel} />;
}

const isUnsafe = (href: string) => /^(?:javascript|data|vbscript):/i.test(href.trim());
