import { metaheadEnd, metaheadMarks, metaheadTag, type PlacedMetahead } from './metahead-tag.ts';

/**
 * Updates meta heads on a navigation in the browser: removes those of the old page, runs those with
 * `reload_on_each_page` again, adds those of the new page; all in order. Scripts get the document's
 * nonce; scripts inside HTML do not run.
 */
export function applyMetaheads(
  page: readonly PlacedMetahead[],
  root: Document = document,
  nonce = nonceOf(root),
): void {
  for (const left of root.querySelectorAll<HTMLElement>('[data-metahead][data-page]')) remove(left);
  const again = [...root.querySelectorAll<HTMLElement>('[data-metahead][data-reload]')].map(
    (element) => ({ sequence: Number(element.dataset.sequence), run: () => rerun(element, nonce) }),
  );
  const fresh = page.map((metahead) => ({
    sequence: metahead.sequence,
    run: () => {
      const parent = metahead.in_body ? root.body : root.head;
      parent.append(...nodesOf(metahead, root, nonce));
    },
  }));
  for (const { run } of [...again, ...fresh].sort((one, other) => one.sequence - other.sequence)) {
    run();
  }
}

/** Browsers hide the nonce attribute from selectors, but not from running scripts. */
export const nonceOf = (root: Document): string =>
  root.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

function nodesOf(metahead: PlacedMetahead, root: Document, nonce: string): Node[] {
  const { name, attributes, text } = metaheadTag(metahead);
  const marks = metaheadMarks(metahead, true);
  if (name === null) {
    const inside = root.createElement('template');
    inside.innerHTML = text;
    return [
      withAttributes(root.createElement('template'), marks),
      inside.content,
      withAttributes(root.createElement('template'), { [metaheadEnd]: metahead.id }),
    ];
  }
  const element = withAttributes(root.createElement(name), { ...marks, ...attributes });
  if (nonce) element.nonce = nonce;
  element.textContent = text;
  return [element];
}

function withAttributes<E extends HTMLElement>(element: E, attributes: Record<string, string>): E {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A script runs once, when inserted: an equal new element runs it again. */
function rerun(element: HTMLElement, nonce: string): void {
  if (element.localName === 'template') {
    const { nodes } = enclosedBy(element);
    const copies = nodes.map((node) => node.cloneNode(true));
    for (const node of nodes) node.remove();
    element.after(...copies);
    return;
  }
  const copy = element.ownerDocument.createElement(element.localName);
  for (const { name, value } of element.attributes) {
    if (name !== 'nonce') copy.setAttribute(name, value);
  }
  if (nonce) copy.nonce = nonce;
  copy.textContent = element.textContent;
  element.replaceWith(copy);
}

function remove(element: HTMLElement): void {
  const { nodes, end } = enclosedBy(element);
  for (const node of nodes) node.remove();
  end?.remove();
  element.remove();
}

/** The nodes between the two templates of HTML, and the end template; empty for other elements. */
function enclosedBy(start: HTMLElement): { nodes: ChildNode[]; end?: ChildNode } {
  if (start.localName !== 'template') return { nodes: [] };
  const nodes: ChildNode[] = [];
  for (let node = start.nextSibling; node; node = node.nextSibling) {
    const ends = (node as Partial<Element>).getAttribute?.(metaheadEnd);
    if (ends === start.dataset.metahead) return { nodes, end: node };
    nodes.push(node);
  }
  return { nodes: [] };
}
