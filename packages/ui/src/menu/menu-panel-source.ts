import { menuPanelAttribute } from '../markup/index.js';

/** The panels of a menu, loaded once. */
export interface MenuPanelSource {
  /** The panel of an entry; undefined if it has none, or if loading failed. */
  get(id: string): Promise<HTMLElement | undefined>;
  /** All panels that are loaded. */
  loaded(): readonly HTMLElement[];
}

/** Time in ms after which an entry navigates to its page instead. */
const patienceMs = 2500;

/** An entry without a panel links to its page. */
export const followEntry = (entry: HTMLElement): void =>
  location.assign((entry as HTMLAnchorElement).href);

/** Panels from markup of the site's own server. A failed load is tried again at the next request. */
export function menuPanelSource(load: () => Promise<string>, onLoad: () => void): MenuPanelSource {
  let panels: HTMLElement[] = [];
  let coming: Promise<void> | undefined;
  const read = (html: string) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    // In a template, links have no base URL.
    const content = document.importNode(template.content, true);
    panels = [...content.querySelectorAll<HTMLElement>(`[${menuPanelAttribute}]`)];
    onLoad();
  };
  return {
    async get(id) {
      coming ??= load().then(read, () => {
        coming = undefined;
      });
      const limit = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
      await Promise.race([coming, limit]);
      return panels.find((panel) => panel.getAttribute(menuPanelAttribute) === id);
    },
    loaded: () => panels,
  };
}
