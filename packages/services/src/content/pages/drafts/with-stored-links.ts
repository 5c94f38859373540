import { markdownCode } from './sanitise-markdown.js';

/** Destination of a link in Markdown, or of an anchor in HTML, if it is a whole URL. */
const destination =
  /(\]\(\s*<?|\bhref\s*=\s*["']?)(https?:\/\/(?:[^\s"'<>()]|\([^\s"'<>()]*\))+)/gi;

/**
 * Text with its links as they are stored: `linkOf` gets each whole URL in Markdown and HTML. Code,
 * addresses that are read as text (`<https://…>`) and typed paths stay as they are.
 */
export function withStoredLinks(text: string, linkOf: (url: string) => string): string {
  return text
    .split(markdownCode)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(destination, (link: string, start: string, url: string) => {
            const stored = linkOf(url);
            return stored === url ? link : start + inText(stored);
          }),
    )
    .join('');
}

/** Characters that would end a destination, a cell of a table or begin code, encoded. */
const inText = (link: string): string =>
  link.replace(
    /[\s"'<>()[\]`|]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
