import {
  arrivingAttribute,
  exitAttribute,
  heldScriptType,
  movedAttribute,
  wholeAttribute,
} from '@mawkib/ui/markup';
import { deferStart, type MarkupNames } from './defer-start.ts';

const preload = /<link rel="modulepreload" [^>]*?href="([^"]+)"[^>]*>/g;
const type = ' type="module"';

export const markupNames: MarkupNames = {
  arriving: arrivingAttribute,
  whole: wholeAttribute,
  moved: movedAttribute,
  exit: exitAttribute,
  held: heldScriptType,
};

/**
 * Defers the application's script in a finished document: the page renders and links without it,
 * and `deferStart` loads it. A document without such a script is returned unchanged.
 *
 * @param nonce nonce of the document's content policy
 * @param first URLs of code that the document does not name itself
 */
export function deferScripts(html: string, nonce: string, first: readonly string[] = []): string {
  const modules = new Set(first);
  const rest = html.replace(preload, (_, href: string) => {
    modules.add(href);
    return '';
  });
  const from = rest.lastIndexOf(type);
  if (from < 0) return html;
  const literal = JSON.stringify([...modules]).replaceAll('<', '\\u003c');
  const waiting = `<script nonce="${nonce}">(${deferStart})(${literal},${JSON.stringify(markupNames)})</script>`;
  const bodyStart = rest.indexOf('>', rest.indexOf('<body')) + 1;
  return `${rest.slice(0, bodyStart)}${waiting}${rest.slice(bodyStart, from)} type="${heldScriptType}"${rest.slice(from + type.length)}`;
}
