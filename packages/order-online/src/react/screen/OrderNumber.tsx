import { Button, Ltr, useLocale, VisuallyHidden } from '@mawkib/ui';
import { useStyles } from '@mawkib/ui/styles';
import { useEffect, useState } from 'react';
import { orderMessages } from '../order.messages.js';
import { styles } from './order-number.styles.js';

/** The order number, always left to right, with a copy button if the clipboard is available. */
export function OrderNumber({ number }: { number: string }) {
  const css = useStyles(styles);
  const t = orderMessages(useLocale().locale);
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCanCopy(typeof navigator.clipboard?.writeText === 'function'), []);
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setCopied(true),
      () => setCanCopy(false),
    );
  return (
    <div className={css.root}>
      <p className={css.words}>
        <span className={css.label}>{t('order_number')}</span>
        <Ltr className={css.number}>{number}</Ltr>
      </p>
      {canCopy ? (
        <span data-print="hidden">
          <Button kind="secondary" size="small" onClick={() => void copy()}>
            {isCopied ? t('copied') : t('copy')}
          </Button>
        </span>
      ) : null}
      <VisuallyHidden>
        <span role="status">{isCopied ? t('copied') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
