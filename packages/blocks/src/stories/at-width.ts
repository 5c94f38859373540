/** Result of `look` on a copy of the story in an iframe with this width. */
export function atWidth<T>(root: HTMLElement, width: number, look: (copy: HTMLElement) => T): T {
  const frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; max-inline-size: none; inline-size: ${width}px; block-size: 900px; border: 0`;
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  for (const { name, value } of document.documentElement.attributes) {
    page.documentElement.setAttribute(name, value);
  }
  const style = page.createElement('style');
  style.textContent = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');
  page.head.append(style);
  const copy = page.importNode(root, true);
  page.body.append(copy);
  try {
    return look(copy);
  } finally {
    frame.remove();
  }
}
