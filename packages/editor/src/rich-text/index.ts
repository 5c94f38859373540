import type { SafeHtml } from '@mawkib/ui/rich-text';
import { renderer } from './load-rich-text.ts';

type Renderer = typeof import('@mawkib/ui/rich-text');

/** Replaces `@mawkib/ui/rich-text`: renders the source as plain text until the renderer is loaded. */
export const renderMarkdown: Renderer['renderMarkdown'] = (source, options) =>
  renderer.current ? renderer.current.renderMarkdown(source, options) : escaped(source ?? '');

/** Renders no markup until the sanitiser is loaded. */
export const sanitizeMarkup: Renderer['sanitizeMarkup'] = (source) =>
  renderer.current ? renderer.current.sanitizeMarkup(source) : nothing;

/** Renders no HTML until the sanitiser is loaded. */
export const sanitize: Renderer['sanitize'] = (source) =>
  renderer.current ? renderer.current.sanitize(source) : nothing;

const nothing = '' as SafeHtml;
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`) as SafeHtml;
