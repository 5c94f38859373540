import type { Form } from '@mawkib/api-clients/contracts';
import { trackActivity } from '@mawkib/core/browser';
import type { Locale } from '@mawkib/core/locale';
import { LeadForm, type LeadFormResult } from '@mawkib/forms';
import { LoadFailure, Skeleton } from '@mawkib/ui';
import { useEffect, useState } from 'react';
import type { LeadOutcome } from '../content/handle-content-post.server.ts';

interface Props {
  formId: string;
  locale: Locale;
}

/** A lead form within a vehicle page, without a navigation. */
export default function ShowroomForm({ formId, locale }: Props) {
  const address = `/${locale}/showroom/forms/${encodeURIComponent(formId)}`;
  const [form, setForm] = useState<Form | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const [key] = useState(() => globalThis.crypto?.randomUUID?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more asks again
  useEffect(() => {
    const flight = new AbortController();
    loadForm(address, flight.signal).then(setForm, () => {
      if (!flight.signal.aborted) setForm('failed');
    });
    return () => flight.abort();
  }, [address, attempt]);
  if (form === 'failed') {
    const again = () => {
      setForm(undefined);
      setAttempt(attempt + 1);
    };
    return <LoadFailure onRetry={again} />;
  }
  if (!form) {
    return (
      <div aria-busy="true">
        <Skeleton lines={4} />
      </div>
    );
  }
  return <LeadForm form={form} idempotencyKey={key} onSubmit={(data) => send(address, data)} />;
}

async function loadForm(address: string, signal: AbortSignal): Promise<Form> {
  const response = await trackActivity(fetch(address, { signal }));
  if (!response.ok) throw new Error(`Form: ${response.status}`);
  return response.json();
}

async function send(address: string, body: FormData): Promise<LeadFormResult> {
  const response = await trackActivity(fetch(address, { method: 'POST', body }));
  const outcome = (await response.json()) as LeadOutcome;
  if (outcome.kind === 'lead_stored') return { kind: 'sent' };
  return Object.keys(outcome.errors).length > 0
    ? { kind: 'invalid', errors: outcome.errors }
    : { kind: 'failed', message: outcome.message };
}
