import { Button, useLocale } from '@mawkib/ui';
import { messages } from '../labels/messages.js';
import { useShareLink } from '../use-share-link.js';

/** Shares an address with the device's share dialog, or copies it. */
export function ShareList({ href }: { href: string }) {
  const { locale } = useLocale();
  const t = messages(locale);
  const { outcome, share } = useShareLink();
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => void share(href, t('saved'))}>
        {t('share')}
      </Button>
      <span role="status">{outcome ? t(`share_${outcome}`) : ''}</span>
    </>
  );
}
