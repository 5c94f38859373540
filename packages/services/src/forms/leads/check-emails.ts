import type { Locale } from '@mawkib/api-clients/contracts';
import type { LeadData } from '@mawkib/api-clients/contracts/forms';
import { defineMessages } from '@mawkib/core/locale';
import type { Database } from '../../db/database.js';
import type { FormDefinition } from '../../db/schema/forms.js';
import type { EmailCheck } from '../../verification/email-check.js';
import { formErrors } from '../definitions/form-errors.js';

const messages = defineMessages('api.forms.emails', {
  unknown: {
    ar: 'لا يمكن إرسال البريد إلى هذا العنوان. تحقق منه أو أدخل عنوانًا آخر.',
    en: 'E-mail cannot be delivered to this address. Check it, or enter another one.',
  },
});

interface EmailsCheck {
  db: Database;
  definition: Pick<FormDefinition, 'fields'>;
  answers: LeadData;
  locale: Locale;
  isReachable: EmailCheck;
}

/** Rejects a lead with an address that the market's verifier reports as undeliverable. */
export async function checkEmails(check: EmailsCheck): Promise<void> {
  const { db, definition, answers, locale, isReachable } = check;
  const written = definition.fields
    .filter(({ type }) => type === 'email')
    .flatMap(({ id }) => {
      const answer = answers[id];
      return typeof answer === 'string' && answer !== '' ? [[id, answer] as const] : [];
    });
  const verdicts = await Promise.all(
    written.map(async ([id, email]) => [id, await isReachable(db, email)] as const),
  );
  const bad = verdicts.filter(([, isGood]) => !isGood).map(([id]) => id);
  if (bad.length === 0) return;
  const error = { code: 'unreachable_email', message: messages(locale)('unknown') };
  throw formErrors.invalidLead(Object.fromEntries(bad.map((id) => [id, error])), locale);
}
