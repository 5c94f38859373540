/** What stands at the list: its name and a line of help, from `name | help`. */
export function listLabels(labels: string): { label: string; hint?: string } {
  const [label = '', hint = ''] = labels.split('|').map((text) => text.trim());
  return { label, ...(hint && { hint }) };
}

/** The title with the choice in the place of `{selectedOption}`; the choice itself without a title. */
export const infoTitle = (title: string, option: string): string =>
  title.trim() === '' ? option : title.replaceAll('{selectedOption}', () => option);
