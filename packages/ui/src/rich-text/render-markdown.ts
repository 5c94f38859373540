import MarkdownIt from 'markdown-it';
import type { SafeHtml } from './safe-html.js';
import { sanitize, sanitizeInline } from './sanitize.js';

const markdown = new MarkdownIt({ html: true, linkify: false, breaks: true });

export interface RenderOptions {
  /** `html`: the source is HTML already. `markdown`: CommonMark, inline HTML allowed. */
  language?: 'html' | 'markdown';
  /** One line for titles: no paragraph around it, and tags of blocks (`<p>`, `<h2>` …) are left out. */
  inline?: boolean;
}

/** Text of staff as sanitised HTML; '' for a blank one. */
export function renderMarkdown(
  source: string | null | undefined,
  { language = 'markdown', inline = false }: RenderOptions = {},
): SafeHtml {
  if (!source?.trim()) return '' as SafeHtml;
  if (language === 'html') return sanitize(source);
  const html = inline
    ? sanitizeInline(markdown.renderInline(source))
    : sanitize(markdown.render(source));
  return html.trim() as SafeHtml;
}
