import type { FieldErrors, FormField, LeadData, LeadThanks } from '../engine/index.js';

/** Result of a submit. `failed`: nothing was stored, the same submit may be retried. */
export type SubmitResult =
  | { kind: 'sent'; thanks?: LeadThanks | undefined }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed'; message?: string };

/** Further inputs of a submit, or the reason why it cannot be sent now; undefined: unknown. */
export type BeforeSend = (
  submitter: HTMLElement | null,
) => Promise<{ inputs: Readonly<Record<string, string>> } | { message: string | undefined }>;

export interface AnswersFormOptions {
  fields: readonly FormField[];
  /**
   * Errors of all invalid fields, or `null`. `readPhone` of this package uses the rules of all
   * countries, which are loaded when a form with a phone field gets the focus.
   */
  check: (answers: LeadData, data: FormData) => FieldErrors | null;
  /**
   * Loads code that `check` needs, when the form gets the focus; returns undefined once it is there.
   * A submit waits for it, and is sent unchecked if it fails to load.
   */
  loadCheck?: (() => Promise<void> | undefined) | undefined;
  /** Errors of a native post, from the server. */
  errors?: FieldErrors | undefined;
  /** Without it a valid form is posted by the browser. */
  onSubmit?: ((data: FormData) => Promise<SubmitResult>) | undefined;
  /** Called with valid answers before every submit, native or not. */
  beforeSend?: BeforeSend | undefined;
}

/** `sent` only when `onSubmit` resolved to it; a native post loads another page. */
export type FormStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent'; data?: FormData; thanks?: LeadThanks | undefined }
  | { kind: 'failed'; message?: string | undefined };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: EventTarget | null): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Focuses the first invalid control in page order. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements) {
    if (isControl(element) && element.type !== 'hidden' && Object.hasOwn(errors, element.name)) {
      element.focus();
      return;
    }
  }
}
