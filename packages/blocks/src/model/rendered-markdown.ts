import { renderMarkdown } from '@mawkib/ui/rich-text';

const most = 4000;
const longest = 20_000;
const rendered = new Map<string, string>();

/** Sanitised HTML of a text. Rendering costs far more than all else in a page, so it is remembered. */
export function renderedMarkdown(source: string, inline: boolean): string {
  const key = `${inline ? 'inline' : 'block'} ${source}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = renderMarkdown(source, { language: 'markdown', inline });
  if (source.length > longest) return html;
  if (rendered.size >= most) rendered.clear();
  rendered.set(key, html);
  return html;
}
