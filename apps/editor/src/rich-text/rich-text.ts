import { renderer } from './load-rich-text.ts';

type Renderer = typeof import('@mawkib/ui/rich-text');

/** Stands in for `@mawkib/ui/rich-text`: the source itself until the real one was loaded. */
export const renderMarkdown: Renderer['renderMarkdown'] = (source, options) =>
  renderer.current ? renderer.current.renderMarkdown(source, options) : (source ?? '');

/** Nothing of a markup until the real one was loaded: what was not looked through is not shown. */
export const sanitizeMarkup: Renderer['sanitizeMarkup'] = (source) =>
  renderer.current ? renderer.current.sanitizeMarkup(source) : '';
