import { isServiceError } from '@mawkib/api-clients';
import { createLead, getForm } from '@mawkib/api-clients/contracts/forms';
import type { Locale } from '@mawkib/core/locale';
import {
  answersFromFormData,
  chosenValues,
  type FieldErrors,
  type LeadThanks,
  readLeadPost,
} from '@mawkib/forms/engine';
import { data, type RouterContextProvider } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { postedForm } from '../request/posted-form.server.ts';
import { uploadFiles } from './upload-files.server.ts';

export interface LeadRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  locale: Locale;
}

/** A lead that was stored. */
export interface StoredLead {
  kind: 'lead_stored';
  formId: string;
  block?: string;
  leadId: string;
  /** What the visitor chose, without personal data. */
  chosen: Record<string, string>;
}

/** Result of a form post: the lead is stored, or errors and the values that were sent. */
export type LeadOutcome =
  | { kind: 'lead_stored'; formId: string; block?: string; leadId?: string; thanks?: LeadThanks }
  | {
      kind: 'lead_refused';
      formId: string;
      block?: string;
      errors: FieldErrors;
      values: Record<string, string | string[]>;
      message?: string;
    };

/** Name of the captcha's token in a post and in a lead. Site document, section 7. */
const captchaField = 'g-recaptcha-response';

const tokenOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' && value.length <= 10_000 ? value : '';

/** Stores the lead of a form post. */
export async function storeLead({ context, request, locale }: LeadRequest) {
  const { call } = context.get(siteContext);
  const posted = await postedForm(request);
  const post = readLeadPost(posted);
  if (!post) throw data(null, { status: 400, statusText: 'This page takes no such post' });
  const { formId, idempotencyKey, block } = post;
  const place = { formId, ...(block && { block }) };
  const form = (await call(getForm, { params: { id: formId }, query: { locale } }, { locale }))
    .data;
  const files = await uploadFiles({ call }, { form, data: posted, locale });
  const responses = { ...answersFromFormData(form, posted), ...files.answers };
  if (Object.keys(files.errors).length > 0) {
    const rejected: LeadOutcome = {
      kind: 'lead_refused',
      ...place,
      errors: files.errors,
      values: responses,
    };
    return data(rejected, { status: 422 });
  }
  const token = tokenOf(posted.get(captchaField));
  try {
    const { data: lead } = await call(
      createLead,
      {
        params: { id: formId },
        body: {
          data: responses,
          locale,
          idempotency_key: idempotencyKey,
          ...(token && { [captchaField]: token }),
        },
      },
      { locale },
    );
    const chosen = chosenValues(form, responses);
    return { kind: 'lead_stored', ...place, leadId: lead.id, chosen } satisfies StoredLead;
  } catch (error) {
    if (!isServiceError(error) || !error.problem || (error.status ?? 500) >= 500) throw error;
    const all = error.problem.errors ?? [];
    // The captcha is not one of the form's questions.
    const captcha = all.find(({ field }) => field === captchaField);
    const errors = Object.fromEntries(
      all
        .filter((each) => each !== captcha)
        .map(({ field, code, message }) => [field.replace(/^data\./, ''), { code, message }]),
    );
    const outcome: LeadOutcome = {
      kind: 'lead_refused',
      ...place,
      errors: errors as FieldErrors,
      values: responses,
      message: captcha?.message ?? error.problem.detail ?? error.problem.title,
    };
    return data(outcome, { status: error.status });
  }
}
