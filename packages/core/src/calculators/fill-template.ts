/** How values are written into a template; as they are unless said otherwise. */
export interface TemplateOptions {
  /** What each value goes through before it stands in the text, such as escaping for markup. */
  readonly escapeValue?: (value: string) => string;
}

/**
 * The template with each `{name}` replaced by the value of that name, once: braces inside a value
 * stay as they are, and so does every other sign of it. A name without a value becomes ''.
 */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string>>,
  { escapeValue = (value) => value }: TemplateOptions = {},
): string =>
  template.replace(/\{\s*(\w+)\s*\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? escapeValue(values[name] ?? '') : '',
  );
