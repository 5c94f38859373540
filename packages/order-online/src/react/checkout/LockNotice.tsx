import { formatTime } from '@mawkib/core/locale';
import { Button, useLocale } from '@mawkib/ui';
import { orderMessages } from '../order.messages.js';
import { OrderDialog } from './OrderDialog.js';

/** Dialog after the lock is taken: the car is reserved until a time of day. */
export function LockNotice({ expiresAt, onClose }: { expiresAt: string; onClose: () => void }) {
  const { locale } = useLocale();
  const t = orderMessages(locale);
  const text = t('init_text', { time: formatTime(expiresAt, locale) });
  return (
    <OrderDialog title={t('init_title')} text={text} onClose={onClose}>
      <Button onClick={onClose}>{t('go_on')}</Button>
    </OrderDialog>
  );
}
