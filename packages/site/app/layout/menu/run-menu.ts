import { type RunningMenu, startMenu } from '@mawkib/ui/menu';

let running: { header: HTMLElement; menu: RunningMenu } | undefined;
const markup = new Map<string, string>();

/** Starts the panels on a header. Those of a header that left the page are stopped. */
export function runMenu(header: HTMLElement): void {
  if (running?.header === header) return;
  running?.menu.stop();
  running = { header, menu: startMenu(header, { load: loadPanels }) };
}

/** The path or the entries changed without a new document. */
export const menuPageChanged = (): void => running?.menu.pageChanged();

/** The panels in the page's language and theme, and their styles. */
async function loadPanels(): Promise<string> {
  const { lang, dataset } = document.documentElement;
  const query = new URLSearchParams({ theme: dataset.theme ?? '' });
  const address = `/${lang}/frame-menu?${query}`;
  const cached = markup.get(address);
  if (cached !== undefined) return cached;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The menu responded with ${response.status}`);
  const { html, css }: { html: string; css: string } = await response.json();
  if (markup.size === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  markup.set(address, html);
  return html;
}
