/**
 * Replaces `{{name}}` by its value. A line that is a placeholder alone takes its indentation along and
 * goes when the value is empty. A name without a value is a mistake in the template.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  const given = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for "${name}"`);
    return value;
  };
  return text
    .replace(/^([ \t]*)\{\{(\w+)\}\}\n/gm, (_, indent: string, name: string) => {
      const value = given(name);
      return value === '' ? '' : `${value.replace(/^(?=.)/gm, indent)}\n`;
    })
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => given(name));
}
