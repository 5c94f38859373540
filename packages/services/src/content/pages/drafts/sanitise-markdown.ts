import { sanitize } from '@mawkib/ui/rich-text';
import { LRUCache } from 'lru-cache';

/** Elements that are removed with their content: code, or other documents. */
const wholly = new Set(['script', 'style', 'iframe', 'object', 'noscript', 'template', 'textarea']);
const maxPasses = 5;
/** Max characters of a tag; longer ones are left to the renderer. */
const longestTag = 1000;

/**
 * Removes from Markdown the HTML that rendering would remove as well: forbidden elements, event
 * handlers, unsafe URL schemes. All other characters stay as typed: `<` in a formula, code in
 * backticks, `<https://…>`. Removing a tag can create a new one, so it repeats until nothing
 * changes; a text that does not settle loses its angle brackets. Rendering sanitises again.
 */
export function sanitiseMarkdown(source: string): string {
  let text = source;
  for (let pass = 0; pass < maxPasses; pass++) {
    const next = onePass(text);
    if (next === text) return text;
    text = next;
  }
  return text.replace(/[<>]/g, '');
}

/** Code in Markdown, shown verbatim. */
export const markdownCode = /(```[\s\S]*?```|`[^`\n]*`)/;

const onePass = (source: string): string =>
  source
    .split(markdownCode)
    .map((piece, at) => (at % 2 === 1 ? piece : withoutBadTags(piece)))
    .join('');

const maxNormalBolds = 20;
const normalBold =
  /<(b|strong)\b[^>]{0,1000}?[\s;"']font-weight\s*:\s*(?:normal|[1-5]00)\b[^>]{0,1000}>/i;

/**
 * Without the `<b style="font-weight:normal">` around what is copied from Google Docs: the style
 * would be removed, and all of the text be bold.
 */
function withoutNormalBold(pasted: string): string {
  let source = pasted;
  for (let count = 0; count < maxNormalBolds; count++) {
    const found = normalBold.exec(source);
    if (!found) break;
    const [open, name = ''] = found;
    const before = source.slice(0, found.index);
    const rest = source.slice(found.index + open.length);
    const end = rest.toLowerCase().lastIndexOf(`</${name.toLowerCase()}>`);
    source =
      end === -1 ? before + rest : before + rest.slice(0, end) + rest.slice(end + name.length + 3);
  }
  return source;
}

interface Tag {
  text: string;
  name: string;
  isEnd: boolean;
  end: number;
}

function withoutBadTags(pasted: string): string {
  const source = withoutNormalBold(pasted);
  let kept = '';
  let from = 0;
  for (let at = source.indexOf('<'); at !== -1; at = source.indexOf('<', from)) {
    kept += source.slice(from, at);
    if (source.startsWith('<!--', at)) {
      const end = source.indexOf('-->', at);
      from = end === -1 ? source.length : end + 3;
      continue;
    }
    const tag = readTag(source, at);
    if (!tag) {
      kept += '<';
      from = at + 1;
      continue;
    }
    from = tag.end;
    if (!tag.isEnd && wholly.has(tag.name)) {
      from = endOf(source, tag);
    } else {
      kept += goodTag(tag);
    }
  }
  return kept + source.slice(from);
}

/** The tag at this index; undefined for what Markdown shows as text, such as an unclosed tag. */
function readTag(source: string, at: number): Tag | undefined {
  const begin = /^<(\/?)([a-z][a-z\d-]*)(?=[\s/>])/i.exec(source.slice(at, at + 80));
  if (!begin) return undefined;
  let quote = '';
  const last = Math.min(source.length, at + longestTag);
  for (let end = at + begin[0].length; end < last; end++) {
    const character = source[end] as string;
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '>') {
      const text = source.slice(at, end + 1);
      return { text, name: begin[2]?.toLowerCase() ?? '', isEnd: begin[1] === '/', end: end + 1 };
    }
  }
  return undefined;
}

function endOf(source: string, { name, end }: Tag): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = end;
  const found = closing.exec(source);
  if (!found) return source.length;
  const last = source.indexOf('>', found.index);
  return last === -1 ? source.length : last + 1;
}

/** Max cached tags. Tags repeat, and sanitising one is far slower than parsing it. */
const maxCached = 2000;
const cache = new LRUCache<string, string>({ max: maxCached });

function goodTag(tag: Tag): string {
  const kept = cache.get(tag.text);
  if (kept !== undefined) return kept;
  const made = sanitisedTag(tag);
  cache.set(tag.text, made);
  return made;
}

/** A tag unchanged if rendering keeps all of it, else its sanitised form. */
function sanitisedTag({ text, name, isEnd }: Tag): string {
  if (isEnd) return sanitize(`<${name}></${name}>`) === '' ? '' : text;
  const made = ownName(/^<[^>]*>/.exec(sanitize(text))?.[0] ?? '', name);
  const wanted = attributeNames(text);
  const has = new Set(attributeNames(made));
  return made !== '' && wanted.every((attribute) => has.has(attribute)) ? text : made;
}

/** The end tag stays as typed, so the name does, where a weight makes another of it. */
const ownName = (tag: string, name: string) => tag.replace(/^<(?:strong|span)\b/, `<${name}`);

const attributeNames = (tag: string): string[] =>
  [...tag.matchAll(/\s([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*))?/g)].map(
    ([, name]) => name?.toLowerCase() ?? '',
  );
