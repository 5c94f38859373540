import {
  fixLeadIntegration,
  getLeadIntegrations,
  listLeads,
} from '@mawkib/api-clients/contracts/forms';
import { useStyles } from '@mawkib/ui/styles';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/failure-text.ts';
import { useInvalidate } from '../../api/use-invalidate.ts';
import { Button } from '../../controls/Button.tsx';
import { showToast } from '../../controls/show-toast.ts';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { useStaff } from '../../session/staff.ts';
import { adminStyles } from '../layout/admin.styles.ts';
import { adminMessages } from '../layout/admin-messages.ts';

interface LeadDeliveryProps {
  form: string;
  lead: string;
  status: string;
}

const known = ['pending', 'delivered', 'failed'] as const;

/** Delivery status of a lead, with a button to send it again. */
export function LeadDelivery({ form, lead, status }: LeadDeliveryProps) {
  const css = useStyles(adminStyles);
  const t = useTexts(adminMessages);
  const { locale } = useLanguage();
  const { call } = useStaff();
  const invalidate = useInvalidate();
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const params = { id: form, lead_id: lead };
      const { data } = await call(getLeadIntegrations, { params });
      for (const { id, status: of } of data) {
        const body = { integration_id: id };
        if (of === 'failed') await call(fixLeadIntegration, { params, body });
      }
    },
    onSuccess: () => showToast(t('sent_again')),
    onError: (error) => showToast(failureText(error, locale), { kind: 'error' }),
    onSettled: () => invalidate(listLeads),
  });
  const state = known.find((one) => one === status);
  if (!state) return null;
  return (
    <span className={css.actions}>
      <span className={css.state} data-state={state}>
        {t(`delivery_${state}`)}
      </span>
      {state === 'failed' && (
        <Button kind="plain" disabled={isPending} onClick={() => mutate()}>
          {t('send_again')}
        </Button>
      )}
    </span>
  );
}
