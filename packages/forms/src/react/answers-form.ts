import type { FieldErrors, FormField, LeadData, ReadPhone } from '../engine/index.js';

/** What came of a submit. `failed`: nothing was stored, the same submit may be tried again. */
export type SubmitResult =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed'; message?: string };

/** Inputs that a submit needs beside what was typed, or why it cannot be sent now. */
export type BeforeSend = (
  submitter: HTMLElement | null,
) => Promise<{ inputs: Readonly<Record<string, string>> } | { message: string }>;

export interface AnswersFormOptions {
  fields: readonly FormField[];
  /**
   * Every field that is wrong; `null` when all are right. `readPhone` is for `checkAnswers`: it
   * knows the numbers of every country soon after a form with a phone field gets the focus.
   */
  check: (answers: LeadData, readPhone: ReadPhone) => FieldErrors | null;
  /** From the server, after a native post. */
  errors?: FieldErrors | undefined;
  /** Without it a form that is right is posted by the browser. */
  onSubmit?: ((data: FormData) => Promise<SubmitResult>) | undefined;
  /** Asked once the answers are right, before they are sent either way. */
  beforeSend?: BeforeSend | undefined;
}

/** Sends a form as the browser would, with further inputs. */
export function postNatively(
  form: HTMLFormElement,
  inputs: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(inputs)) {
    const known = form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    const input = known ?? form.appendChild(form.ownerDocument.createElement('input'));
    Object.assign(input, { type: 'hidden', name, value });
  }
  // A field may be called "submit".
  HTMLFormElement.prototype.submit.call(form);
}

/** `sent` only after `onSubmit` said so; a native post ends in another page. */
export type FormStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'failed'; message?: string | undefined };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: EventTarget | null): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** First control, in the order of the page, whose field is wrong. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements) {
    if (isControl(element) && element.type !== 'hidden' && Object.hasOwn(errors, element.name)) {
      element.focus();
      return;
    }
  }
}
