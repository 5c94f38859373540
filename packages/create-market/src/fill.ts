/**
 * Replaces `{{name}}` by its value. A line with only a placeholder indents its value, and is
 * removed if the value is empty. An unknown name throws.
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
