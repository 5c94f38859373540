import { renderMarkdown, type SafeHtml, sanitizeMarkup } from '@mawkib/ui/rich-text';

const max = 4000;
const longest = 20_000;
const rendered = new Map<string, SafeHtml>();

/** Paragraphs, inline text, or a separate piece of HTML. */
export type TextShape = 'block' | 'inline' | 'markup';

/** Renders a text to sanitized HTML. Cached, since it is the slowest part of a page. */
export function renderedMarkdown(source: string, shape: TextShape): SafeHtml {
  const key = `${shape} ${source}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html =
    shape === 'markup'
      ? (sanitizeMarkup(source).trim() as SafeHtml)
      : renderMarkdown(source, { language: 'markdown', inline: shape === 'inline' });
  if (source.length > longest) return html;
  if (rendered.size >= max) rendered.clear();
  rendered.set(key, html);
  return html;
}
