/** Label and help text of the list, from `name | help`. */
export function listLabels(labels: string): { label: string; hint?: string } {
  const [label = '', hint = ''] = labels.split('|').map((text) => text.trim());
  return { label, ...(hint && { hint }) };
}

/** The title with `{selectedOption}` replaced; without a title, the option. */
export const infoTitle = (title: string, option: string): string =>
  title.trim() === '' ? option : title.replaceAll('{selectedOption}', () => option);
