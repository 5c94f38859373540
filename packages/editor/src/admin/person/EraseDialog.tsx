import {
  erasePerson,
  erasureConfirmation,
  erasureReasons,
} from '@mawkib/api-clients/contracts/staff';
import { localize } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { Button } from '../../controls/Button.tsx';
import { controlStyles } from '../../controls/controls.styles.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { showToast } from '../../controls/show-toast.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { personMessages } from './person-messages.ts';

interface EraseDialogProps {
  keys: readonly string[];
  keptOrders: number;
  onClose(): void;
  onErased(): void;
}

const isTicket = (text: string) => /^[\w/#-]{0,40}$/.test(text);

/** Asks for the reason and a typed confirmation before a person's data is erased. */
export function EraseDialog({ keys, keptOrders, onClose, onErased }: EraseDialogProps) {
  const css = useStyles(adminStyles);
  const control = useStyles(controlStyles);
  const t = useTexts(personMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const [reason, setReason] = useState<(typeof erasureReasons)[number]>('person_asked');
  const [ticket, setTicket] = useState('');
  const [typed, setTyped] = useState('');
  const [keepsOrders, setKeepsOrders] = useState(false);
  const word = localize(erasureConfirmation, locale);
  const isReady =
    typed.trim().toUpperCase() === word && isTicket(ticket) && (keptOrders === 0 || keepsOrders);
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => {
      const fields = {
        confirm: typed,
        reason,
        keep_orders: keepsOrders,
        ...(ticket && { ticket }),
      };
      return call(erasePerson, { body: { keys: [...keys], ...fields } });
    },
    onSuccess: ({ data }) => {
      showToast(t(data.status === 'done' ? 'erased' : 'erasing'));
      onErased();
    },
  });
  const erase = () => {
    if (isReady && !isPending) mutate();
  };
  return (
    <Dialog
      title={t('erase_title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="danger" disabled={!isReady || isPending} onClick={erase}>
            {t('erase_now')}
          </Button>
        </>
      }
    >
      <p>{t('erase_text')}</p>
      <label className={css.field}>
        <span>{t('reason')}</span>
        <select
          className={control.input}
          data-autofocus=""
          value={reason}
          onChange={({ target }) => setReason(target.value as typeof reason)}
        >
          {erasureReasons.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        <span>{t('ticket')}</span>
        <input
          dir="ltr"
          className={control.input}
          placeholder={t('ticket_hint')}
          aria-invalid={!isTicket(ticket)}
          maxLength={40}
          value={ticket}
          onChange={({ target }) => setTicket(target.value.trim())}
        />
      </label>
      {keptOrders > 0 && (
        <label className={css.actions}>
          <input
            type="checkbox"
            checked={keepsOrders}
            onChange={({ target }) => setKeepsOrders(target.checked)}
          />
          <span>{t('keep_orders')}</span>
        </label>
      )}
      <label className={css.field}>
        <span>{t('confirm', { word })}</span>
        <input
          className={control.input}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && erase()}
        />
      </label>
      {error && <Notice kind="bad">{failureText(error, locale)}</Notice>}
    </Dialog>
  );
}
