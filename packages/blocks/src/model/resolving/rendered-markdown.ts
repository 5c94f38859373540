import { renderMarkdown, type SafeHtml, sanitizeMarkup } from '@mawkib/ui/rich-text';

const max = 4000;
const longest = 20_000;
const rendered = new Map<string, SafeHtml>();

/** Paragraphs, one run of text, or a piece of HTML of its own. */
export type TextShape = 'block' | 'inline' | 'markup';

/** Sanitised HTML of a text. Rendering costs far more than all else in a page, so it is remembered. */
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
