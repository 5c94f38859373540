import { formatTime } from '@mawkib/core/locale';
import { Button, useLocale } from '@mawkib/ui';
import { orderMessages } from '../order.messages.js';
import { OrderDialog } from './OrderDialog.js';

interface Props {
  open: boolean;
  expiresAt: string;
  onClose: () => void;
}

/** Dialog after the lock is taken: the car is reserved until a time of day. */
export function LockNotice({ open, expiresAt, onClose }: Props) {
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const text = t('init_text', { time: formatTime(expiresAt, locale) });
  return (
    <OrderDialog open={open} title={t('init_title')} text={text} onClose={onClose}>
      <Button onClick={onClose}>{t('go_on')}</Button>
    </OrderDialog>
  );
}
