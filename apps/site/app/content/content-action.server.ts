import { isServiceError } from '@mawkib/api-clients';
import { createLead, getForm } from '@mawkib/api-clients/contracts';
import type { Locale } from '@mawkib/core/locale';
import { answersFromFormData, type FieldErrors, readLeadPost } from '@mawkib/forms/engine';
import { data, type RouterContextProvider } from 'react-router';
import { siteContext } from '../site-context.ts';

interface Post {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  locale: Locale;
}

/** What a page's form answers: the lead is stored, or what is wrong beside what was typed. */
export type LeadOutcome =
  | { kind: 'lead_stored'; formId: string; leadId: string }
  | {
      kind: 'lead_refused';
      formId: string;
      errors: FieldErrors;
      values: Record<string, string | string[]>;
      message?: string;
    };

/** Posts to a content page: today every one is a lead of a form block on it. */
export async function handleContentPost({ context, request, locale }: Post) {
  const { call } = context.get(siteContext);
  const posted = await request.formData();
  const post = readLeadPost(posted);
  if (!post) throw data(null, { status: 400, statusText: 'This page takes no such post' });
  const { formId, idempotencyKey } = post;
  const form = (await call(getForm, { params: { id: formId }, query: { locale } }, { locale }))
    .data;
  const answers = answersFromFormData(form, posted);
  try {
    const { data: lead } = await call(
      createLead,
      {
        params: { id: formId },
        body: { data: answers, locale, idempotency_key: idempotencyKey },
      },
      { locale },
    );
    return { kind: 'lead_stored', formId, leadId: lead.id } satisfies LeadOutcome;
  } catch (error) {
    if (!isServiceError(error) || !error.problem || (error.status ?? 500) >= 500) throw error;
    const errors = Object.fromEntries(
      (error.problem.errors ?? []).map(({ field, code, message }) => [
        field.replace(/^data\./, ''),
        { code, message },
      ]),
    );
    const outcome: LeadOutcome = {
      kind: 'lead_refused',
      formId,
      errors: errors as FieldErrors,
      values: answers,
      message: error.problem.detail ?? error.problem.title,
    };
    return data(outcome, { status: error.status });
  }
}
