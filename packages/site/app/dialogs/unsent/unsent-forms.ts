import { leadControls } from '@mawkib/forms/engine';

const typed = new Set<HTMLFormElement>();
const submitting = new WeakSet<HTMLFormElement>();

/** True if a form of the page has text that was not sent. */
export const hasUnsentForms = (): boolean =>
  [...typed].some((form) => form.isConnected && !submitting.has(form));

/** The visitor agreed to lose it. */
export const forgetUnsent = (): void => typed.clear();

/**
 * Watches the lead forms of the page for unsent text.
 *
 * @param onTyped called when a visitor begins to fill a form
 */
export function watchUnsent(onTyped: () => void, root: Document = document): () => void {
  const type = ({ target }: Event) => {
    const form = (target as { form?: HTMLFormElement | null } | null)?.form;
    if (!form || !isLeadForm(form)) return;
    submitting.delete(form);
    if (typed.has(form)) return;
    typed.add(form);
    onTyped();
  };
  const submit = ({ target }: Event) => {
    const form = target as HTMLFormElement;
    submitting.add(form);
    // A form that was not accepted shows its errors.
    setTimeout(() => {
      if (form.querySelector('[aria-invalid="true"]')) submitting.delete(form);
    });
  };
  root.addEventListener('input', type);
  root.addEventListener('submit', submit);
  return () => {
    root.removeEventListener('input', type);
    root.removeEventListener('submit', submit);
  };
}

const isLeadForm = ({ elements }: HTMLFormElement) =>
  (elements.namedItem(leadControls.action) as HTMLInputElement | null)?.value === 'lead';
