import { createLead } from '@mawkib/api-clients/contracts';
import { validateAnswers } from '@mawkib/forms/engine';
import type { ApiConfig } from '../../config.js';
import { type Implementation, implement } from '../../frame/implement.js';
import { formRefusals } from '../form-refusals.js';
import { findForm } from '../form-store.js';
import { publicForm } from '../public-form.js';
import { storeLead } from '../store-lead.js';

export const visitorLeads = ({ limits }: Pick<ApiConfig, 'limits'>): Implementation[] => [
  implement(
    createLead,
    async ({ params, body }, context) => {
      const { locale, idempotency_key } = body;
      const form = publicForm((await findForm(context.db, params.id)).definition, locale);
      const checked = validateAnswers(form, body.data, locale);
      if (!checked.ok) throw formRefusals.invalidLead(checked.errors, locale);
      const lead = { form_id: params.id, locale, data: checked.answers, idempotency_key };
      const { id, created_at } = await storeLead(context, lead);
      return { data: { id, created_at: created_at.toISOString() } };
    },
    { perMinute: limits.leadsPerMinute },
  ),
];
