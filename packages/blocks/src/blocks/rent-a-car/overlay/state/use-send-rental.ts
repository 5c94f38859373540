import type { Form } from '@mawkib/api-clients/contracts/forms';
import { useCaptcha } from '@mawkib/forms';
import { type FieldErrors, leadControls } from '@mawkib/forms/engine';
import { use, useRef, useState } from 'react';
import { SubmitLeadContext } from '../../../../renderer/lead-outcome.js';
import { rentalValues } from './rental-values.js';
import type { Rental } from './use-rental.js';

interface SendOptions {
  rental: Rental;
  form: Form;
  /** Value of the inquiry to the name of a hidden field. */
  mapping: Readonly<Record<string, string | undefined>>;
}

/** `waiting`: it is being sent already, or needs the visitor's consent first. */
export type SendOutcome = 'sent' | 'invalid' | 'failed' | 'waiting';

export interface SendRental {
  send: (answers: FormData, submitter: HTMLElement | null) => Promise<SendOutcome>;
  isSending: boolean;
  /** Errors of the service by field. */
  errors: FieldErrors | undefined;
  /** The service's error message, if there is one. */
  message: string | undefined;
  needsConsent: boolean;
}

/**
 * Sends the answers with the mapped values. The same inquiry has the same idempotency key, so that
 * repeated presses and retries create one lead.
 */
export function useSendRental({ rental, form, mapping }: SendOptions): SendRental {
  const submit = use(SubmitLeadContext);
  const captcha = useCaptcha();
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>();
  const [message, setMessage] = useState<string>();
  const isBusy = useRef(false);
  const key = useRef<{ of: string; value: string | undefined }>({ of: '', value: undefined });
  const keyOf = (data: FormData) => {
    const of = JSON.stringify([...data].map(([name, value]) => [name, fileName(value)]));
    if (key.current.of !== of) key.current = { of, value: globalThis.crypto?.randomUUID?.() };
    return key.current.value;
  };
  const attempt = async (
    answers: FormData,
    submitter: HTMLElement | null,
  ): Promise<SendOutcome> => {
    const data = new FormData();
    for (const [name, value] of answers) data.append(name, value);
    for (const [value, text] of Object.entries(rentalValues(rental))) {
      const name = mapping[value];
      if (name) data.set(name, text);
    }
    const id = keyOf(data);
    if (id) data.set(leadControls.idempotencyKey, id);
    const prepared = await captcha.beforeSend?.(submitter);
    if (prepared && 'message' in prepared) {
      setMessage(prepared.message);
      return 'waiting';
    }
    for (const [name, value] of Object.entries(prepared?.inputs ?? {})) data.set(name, value);
    const result = await submit?.(form.id, data);
    if (result?.kind === 'sent') return 'sent';
    if (result?.kind === 'invalid' && isShown(form, result.errors)) {
      setErrors(result.errors);
      return 'invalid';
    }
    setMessage(result?.kind === 'failed' ? result.message : undefined);
    return 'failed';
  };
  return {
    send: async (answers, submitter) => {
      if (isBusy.current) return 'waiting';
      isBusy.current = true;
      setIsSending(true);
      setMessage(undefined);
      setErrors(undefined);
      const outcome = await attempt(answers, submitter).catch(() => 'failed' as const);
      isBusy.current = false;
      setIsSending(false);
      return outcome;
    },
    isSending,
    errors,
    message,
    needsConsent: captcha.needsConsent,
  };
}

/** Errors of hidden fields alone cannot be fixed in the form. */
const isShown = ({ attributes }: Form, errors: FieldErrors) =>
  attributes.fields.some(({ id, type }) => type !== 'hidden' && Object.hasOwn(errors, id));

const fileName = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : `${value.name}/${value.size}`;
