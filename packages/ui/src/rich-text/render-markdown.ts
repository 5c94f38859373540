import MarkdownIt from 'markdown-it';
import { boldInArabic } from './bold-in-arabic.js';
import type { SafeHtml } from './safe-html.js';
import { sanitize, sanitizeInline } from './sanitize.js';

const markdown = new MarkdownIt({ html: true, linkify: false, breaks: true }).use(boldInArabic);

export interface RenderOptions {
  /** `html`: the source is HTML. `markdown`: CommonMark with inline HTML. */
  language?: 'html' | 'markdown';
  /** One line for titles: no paragraph, and block tags (`<p>`, `<h2>` …) are removed. */
  inline?: boolean;
}

/** Renders text of staff as sanitized HTML; '' if blank. */
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
