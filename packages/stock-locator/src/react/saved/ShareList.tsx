import { Button, useLocale } from '@mawkib/ui';
import { useState } from 'react';
import { messages } from '../labels/messages.js';

/** Hands an address on: by what the device offers for it, or by copying. */
export function ShareList({ href }: { href: string }) {
  const { locale } = useLocale();
  const t = messages(locale);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const share = async () => {
    const url = new URL(href, window.location.href).href;
    try {
      if (navigator.share) await navigator.share({ url, title: t('saved') });
      else {
        await navigator.clipboard.writeText(url);
        setOutcome('copied');
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  };
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => void share()}>
        {t('share')}
      </Button>
      <span role="status">{outcome ? t(`share_${outcome}`) : ''}</span>
    </>
  );
}
