import { createLead } from '@mawkib/api-clients/contracts/forms';
import { validateAnswers } from '@mawkib/forms/engine';
import type { AppContext } from '../../app-context.js';
import type { GuardedFetch } from '../../guarded-fetch/guarded-fetch.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { marketDay } from '../../runtime/market-day.js';
import { createEmailCheck } from '../../verification/email-check.js';
import { formErrors } from '../definitions/form-errors.js';
import { publicForm } from '../definitions/public-form.js';
import { findForm } from '../definitions/stored-forms.js';
import { readFormsSettings, settingKeys } from '../forms-settings.js';
import { integrationOf } from '../lead-delivery/integration.js';
import { findUsedFiles } from '../lead-files/lead-files.js';
import { checkCaptcha } from './check-captcha.js';
import { checkEmails } from './check-emails.js';
import { findRepeated, storeLead } from './store-lead.js';

const implement = implementWith<'config' | 'db' | 'clock' | 'jobs' | 'cipher' | 'mails' | 'log'>();

export const visitorLeads = (
  { config, cipher, log }: Pick<AppContext, 'config' | 'cipher' | 'log'>,
  fetch: GuardedFetch,
  isReachable = createEmailCheck({ config, log }),
): Implementation[] => [
  implement(
    createLead,
    async ({ params, body }, context) => {
      const { locale, idempotency_key, 'g-recaptcha-response': response } = body;
      const { db, log } = context;
      const [form, settings] = await Promise.all([
        findForm(db, params.id),
        readFormsSettings(db, cipher, Object.values(settingKeys)),
      ]);
      const today = marketDay(context.clock.now(), context.config.timeZone);
      const shown = publicForm(form.definition, locale, today);
      const checked = validateAnswers(shown, body.data, locale);
      if (!checked.ok) throw formErrors.invalidLead(checked.errors, locale);
      const files = await findUsedFiles(db, cipher, shown, checked.answers);
      if (files.missing.length > 0) throw formErrors.missingFiles(files.missing, locale);
      // A captcha token is valid once; a repeated request was checked the first time.
      const isVouchedFor =
        settings.has(settingKeys.captchaSecret) || config.verification.email.apiKey;
      const known =
        isVouchedFor && idempotency_key && (await findRepeated(db, form.id, idempotency_key));
      if (!known) {
        const { answers } = checked;
        // Concurrent, because the visitor waits for both.
        await Promise.all([
          checkCaptcha({ settings, response, locale, fetch, log }),
          checkEmails({ db, definition: form.definition, answers, locale, isReachable }),
        ]);
      }
      const wanted = form.integrations.enabled !== false;
      const { id, created_at } = await storeLead(context, {
        form,
        locale,
        data: files.answers,
        files: files.ids,
        idempotency_key,
        address: context.address,
        system: wanted ? integrationOf(settings, config.leadSystems)?.name : undefined,
      });
      return { data: { id, created_at: created_at.toISOString() } };
    },
    { perMinute: config.limits.leadsPerMinute, transaction: 'self-managed' },
  ),
];
