declare const sanitised: unique symbol;

/**
 * HTML that is safe to insert into a page. Only `sanitize`, `sanitizeMarkup` and `renderMarkdown`
 * create it; a plain string is not assignable to it.
 */
export type SafeHtml = string & { readonly [sanitised]: true };
