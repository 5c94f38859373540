import { localizedPath } from '@mawkib/core/locale';
import { useLocale } from '../locale/LocaleProvider.js';
import { type AnchorProps, useLinkAdapter } from './LinkProvider.js';

const harmless = /^(?:https?|mailto|tel|sms|whatsapp|geo):/i;
const scheme = /^[a-z][a-z\d+.-]*:/i;
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/**
 * A link for any URL: pages of this site get the language and the router's link, other URLs a plain
 * anchor, and unsafe URLs no `href`. New windows have no opener.
 */
export function SmartLink({ href, rel, ...props }: AnchorProps) {
  const { Link } = useLinkAdapter();
  const { locale } = useLocale();
  const address = href.replace(/[\t\r\n]/g, '').trim();
  const safeRel = rel ?? (props.target === '_blank' ? 'noopener' : undefined);
  const bare = href.replace(/[\p{C}\p{Z}]/gu, '');
  const isHarmless = harmless.test(bare) || !scheme.test(bare);
  if (elsewhere.test(address) || props.download !== undefined || address.startsWith('/services/')) {
    return <a {...props} href={isHarmless ? address : '#'} rel={safeRel} />;
  }
  return <Link {...props} href={localizedPath(address, locale)} rel={safeRel} />;
}
