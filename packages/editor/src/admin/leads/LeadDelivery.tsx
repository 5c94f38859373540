import { isServiceError } from '@mawkib/api-clients';
import { fixLeadIntegration, getLeadIntegrations } from '@mawkib/api-clients/contracts';
import { useStyles } from '@mawkib/ui/styles';
import { useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { Button } from '../../controls/Button.tsx';
import { say } from '../../controls/toasts.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';

interface LeadDeliveryProps {
  form: string;
  lead: string;
  status: string;
  onSent(): void;
}

const known = ['pending', 'delivered', 'failed'] as const;

/** How another system took a lead, and the way to send it once more. */
export function LeadDelivery({ form, lead, status, onSent }: LeadDeliveryProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(adminMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const [isBusy, setBusy] = useState(false);
  const state = known.find((one) => one === status);
  if (!state) return null;
  const params = { id: form, lead_id: lead };
  const send = async () => {
    setBusy(true);
    try {
      const { data } = await call(getLeadIntegrations, { params });
      for (const { id, status: of } of data) {
        const body = { integration_id: id };
        if (of === 'failed') await call(fixLeadIntegration, { params, body });
      }
      say(t('sent_again'));
    } catch (error) {
      say(failureText(isServiceError(error) ? error : null, locale), { kind: 'bad' });
    } finally {
      setBusy(false);
      onSent();
    }
  };
  return (
    <span className={css.actions}>
      <span className={css.state} data-state={state}>
        {t(`delivery_${state}`)}
      </span>
      {state === 'failed' && (
        <Button kind="plain" disabled={isBusy} onClick={send}>
          {t('send_again')}
        </Button>
      )}
    </span>
  );
}
