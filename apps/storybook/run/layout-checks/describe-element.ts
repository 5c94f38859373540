/** A short description for error messages: `button.mk-tabs-tab “Interior”`. */
export function describeElement(element: Element): string {
  const [name] = element.classList;
  const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 32);
  return `${element.localName}${name ? `.${name}` : ''}${text ? ` “${text}”` : ''}`;
}
