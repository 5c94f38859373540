/** Submits a form natively, with further inputs. */
export function postNatively(
  form: HTMLFormElement,
  inputs: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(inputs)) {
    const known = form.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    const input = known ?? form.appendChild(form.ownerDocument.createElement('input'));
    Object.assign(input, { type: 'hidden', name, value });
  }
  // A field may be named "submit".
  HTMLFormElement.prototype.submit.call(form);
}
