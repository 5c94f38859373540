import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { answersFromFormData, type FieldErrors } from '../engine/index.js';
import {
  type AnswersFormOptions,
  type BeforeSend,
  type FormStatus,
  focusFirstError,
  isControl,
} from './answers-form-options.js';

/**
 * Client-side behaviour of a native form. Inputs are uncontrolled, so typed text is never lost; the
 * hook stores only errors and the submit status. A field with content is validated on blur and,
 * while it is invalid, on every change.
 */
export function useAnswersForm({
  fields,
  check,
  loadCheck,
  errors: given,
  onSubmit,
  beforeSend,
}: AnswersFormOptions) {
  const [errors, setErrors] = useState<FieldErrors>(given ?? {});
  const [rejected, setRejected] = useState<FieldErrors | null>(given ?? null);
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const [spoken, setSpoken] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const hasWaited = useRef(false);

  // Compared by content: callers may create the object on every render.
  const serverErrors = JSON.stringify(given);
  const [previousErrors, setPreviousErrors] = useState(serverErrors);
  if (previousErrors !== serverErrors) {
    setPreviousErrors(serverErrors);
    setErrors(given ?? {});
    setRejected(given ?? null);
  }

  // A page restored from the back/forward cache must not show a pending submit.
  useEffect(() => {
    const onPageShow = () => {
      isSending.current = false;
      setStatus((now) => (now.kind === 'sending' ? { kind: 'idle' } : now));
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const read = (data: FormData) =>
    check(answersFromFormData({ attributes: { fields } }, data), data);

  const checkField = (name: string) => {
    const coming = loadCheck?.();
    if (coming) void coming.then(() => checkLoaded(name));
    else checkLoaded(name);
  };

  const checkLoaded = (name: string) => {
    const field = fields.find(({ id }) => id === name);
    if (!form.current || !field) return;
    const wrong = read(new FormData(form.current))?.[name];
    setSpoken(wrong ? `${field.label}: ${wrong.message}` : '');
    setErrors(({ [name]: _, ...others }) => (wrong ? { ...others, [name]: wrong } : others));
  };

  const reject = (wrong: FieldErrors) => {
    setSpoken('');
    setErrors(wrong);
    setRejected(wrong);
    if (form.current) focusFirstError(form.current, wrong);
  };

  const send = async (data: FormData, submit: NonNullable<typeof onSubmit>) => {
    const result = await submit(data).catch(() => ({ kind: 'failed' }) as const);
    isSending.current = false;
    if (result.kind === 'invalid') {
      setStatus({ kind: 'idle' });
      reject(result.errors);
    } else {
      setStatus(result.kind === 'sent' ? { ...result, data } : result);
    }
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending.current) return event.preventDefault();
    const coming = hasWaited.current ? undefined : loadCheck?.();
    hasWaited.current = false;
    if (coming) {
      event.preventDefault();
      const { submitter = null } = event.nativeEvent as SubmitEvent;
      void submitAfter(coming, event.currentTarget, submitter);
      return;
    }
    const data = new FormData(event.currentTarget);
    const wrong = read(data);
    if (wrong) {
      event.preventDefault();
      setStatus({ kind: 'idle' });
      return reject(wrong);
    }
    isSending.current = true;
    setErrors({});
    setRejected(null);
    setStatus({ kind: 'sending' });
    if (!onSubmit && !beforeSend) return;
    event.preventDefault();
    if (beforeSend) {
      const { submitter = null } = event.nativeEvent as SubmitEvent;
      void prepareAndSend(event.currentTarget, data, beforeSend(submitter));
    } else if (onSubmit) void send(data, onSubmit);
  };

  const submitAfter = async (
    coming: Promise<void>,
    element: HTMLFormElement,
    submitter: HTMLElement | null,
  ) => {
    isSending.current = true;
    setStatus({ kind: 'sending' });
    await coming;
    isSending.current = false;
    hasWaited.current = true;
    element.requestSubmit(submitter?.isConnected ? submitter : null);
  };

  const prepareAndSend = async (
    element: HTMLFormElement,
    data: FormData,
    preparing: ReturnType<BeforeSend>,
  ) => {
    const prepared = await preparing;
    if ('message' in prepared) {
      isSending.current = false;
      setStatus({ kind: 'failed', message: prepared.message });
      return;
    }
    for (const [name, value] of Object.entries(prepared.inputs)) data.set(name, value);
    if (onSubmit) return send(data, onSubmit);
    const { postNatively } = await import('./post-natively.js');
    postNatively(element, prepared.inputs);
  };

  const handleFocus = () => {
    void loadCheck?.();
    if (fields.some(({ type }) => type === 'phone'))
      void import('./read-phone.js').then(
        (chunk) => chunk.loadPhoneReader(),
        () => {},
      );
  };

  const handleBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!isControl(target) || !isFilled(target)) return;
    const staysInGroup = isControl(relatedTarget) && relatedTarget.name === target.name;
    if (!staysInGroup) checkField(target.name);
  };

  const handleChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (isControl(target) && Object.hasOwn(errors, target.name)) checkField(target.name);
  };

  return {
    errors,
    /** For `ErrorSummary`: errors at the last rejected submit. */
    rejected,
    status,
    /** For `SubmitRow`: the error of the field that just lost focus. */
    spoken,
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: handleSubmit,
      onFocus: handleFocus,
      onBlur: handleBlur,
      onChange: handleChange,
    },
  } as const;
}

const isFilled = (control: { value: string; type: string; checked?: boolean }) =>
  control.type === 'checkbox' || control.type === 'radio'
    ? control.checked === true
    : control.value.trim() !== '';
