import type { Form } from '@mawkib/api-clients/contracts/forms';
import { LoadFailure, Notice, RichText, Skeleton, useLocale } from '@mawkib/ui';
import type { SafeHtml } from '@mawkib/ui/rich-text';
import { useEffect, useState } from 'react';
import { hiddenAnswers, prefillByName } from '../../engine/index.js';
import { LeadForm, type LeadFormProps, type LeadFormResult } from '../LeadForm.js';
import { messages } from './form-modal.messages.js';

export interface LoadedForm {
  form: Form;
  /** The form's introduction, sanitized. */
  introduction?: SafeHtml | undefined;
}

/** Loads and submits a form without leaving the page. */
export interface FormSource {
  /** Null: there is no such form. Rejects if the service did not respond. */
  load: (signal: AbortSignal) => Promise<LoadedForm | null>;
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
  const t = messages(useLocale().locale);
  const [loaded, setLoaded] = useState<LoadedForm | null | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const [isSent, setSent] = useState(false);
  const [key] = useState(() => globalThis.crypto?.randomUUID?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const flight = new AbortController();
    source.load(flight.signal).then(
      (result) => {
        if (flight.signal.aborted) return;
        setLoaded(result);
        if (result) onLoad?.(result.form);
      },
      () => {
        if (!flight.signal.aborted) setLoaded('failed');
      },
    );
    return () => flight.abort();
  }, [source, attempt]);
  if (loaded === 'failed') {
    const again = () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    };
    return <LoadFailure onRetry={again} />;
  }
  if (loaded === null) return <Notice kind="info">{t('missing_form')}</Notice>;
  if (!loaded) {
    return (
      <div aria-busy="true">
        <Skeleton lines={4} />
      </div>
    );
  }
  const { form, introduction } = loaded;
  const submit = async (data: FormData) => {
    const result = await source.submit(data);
    if (result.kind === 'sent') {
      setSent(true);
      onSent?.();
    }
    return result;
  };
  return (
    <>
      {hasIntroduction && !isSent ? <RichText html={introduction} /> : null}
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
