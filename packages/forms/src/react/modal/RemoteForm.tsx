import type { Form } from '@mawkib/api-clients/contracts';
import { LoadFailure, Notice, RichText, Skeleton, useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useEffect, useState } from 'react';
import { hiddenAnswers, prefillByName } from '../../engine/index.js';
import { formMessages } from '../form.messages.js';
import { LeadForm, type LeadFormProps, type LeadFormResult } from '../LeadForm.js';

/** Loads and submits a form without leaving the page. */
export interface FormSource {
  /**
   * Null: there is no such form. Rejects if the service did not respond. The introduction must be
   * sanitized.
   */
  load: (signal: AbortSignal) => Promise<Form | null>;
  submit: (data: FormData) => Promise<LeadFormResult>;
}

export interface RemoteFormProps extends Pick<LeadFormProps, 'columns' | 'buttonPosition'> {
  /** Loaded again when it changes. */
  source: FormSource;
  /** Values for hidden fields of the form; other names are ignored. Only for modal forms. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Query with values by field id. */
  search?: string | undefined;
  hasIntroduction?: boolean;
  onLoad?: ((form: Form) => void) | undefined;
  onSent?: (() => void) | undefined;
}

/** A lead form that is loaded when it is shown. */
export function RemoteForm({
  source,
  hidden,
  search = '',
  hasIntroduction = false,
  onLoad,
  onSent,
  ...look
}: RemoteFormProps) {
  const t = formMessages(useLocale().locale);
  const [form, setForm] = useState<Form | null | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const [key] = useState(() => globalThis.crypto?.randomUUID?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const flight = new AbortController();
    source.load(flight.signal).then(
      (loaded) => {
        if (flight.signal.aborted) return;
        setForm(loaded);
        if (loaded) onLoad?.(loaded);
      },
      () => {
        if (!flight.signal.aborted) setForm('failed');
      },
    );
    return () => flight.abort();
  }, [source, attempt]);
  if (form === 'failed') {
    const again = () => {
      setForm(undefined);
      setAttempt(attempt + 1);
    };
    return <LoadFailure onRetry={again} />;
  }
  if (form === null) return <Notice kind="info">{t('missing_form')}</Notice>;
  if (!form) {
    return (
      <div aria-busy="true">
        <Skeleton lines={4} />
      </div>
    );
  }
  const submit = async (data: FormData) => {
    const result = await source.submit(data);
    if (result.kind === 'sent') onSent?.();
    return result;
  };
  return (
    <>
      {hasIntroduction ? (
        <RichText html={form.attributes.introduction as SafeHtml | undefined} />
      ) : null}
      <LeadForm
        {...look}
        form={form}
        idempotencyKey={key}
        hidden={hiddenAnswers(form, hidden)}
        values={prefillByName(form, new URLSearchParams(search))}
        onSubmit={submit}
      />
    </>
  );
}
