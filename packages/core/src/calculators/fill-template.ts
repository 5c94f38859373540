export interface TemplateOptions {
  /** Converts each value before insertion, e.g. escapes it for HTML. */
  readonly escapeValue?: (value: string) => string;
}

/**
 * Replaces each `{name}` by its value, once: braces and other characters in a value stay as they
 * are. A name without a value becomes ''.
 */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string>>,
  { escapeValue = (value) => value }: TemplateOptions = {},
): string =>
  template.replace(/\{\s*(\w+)\s*\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? escapeValue(values[name] ?? '') : '',
  );
