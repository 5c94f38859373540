import { nonceOf } from '../../metaheads/apply-metaheads.ts';

/** Max time in ms until all files have arrived. */
export const filesMs = 2500;

export interface ServiceFiles {
  /** Applies the styles. */
  show(): void;
  /** Runs the scripts, in their order, for the markup that is in the document now. */
  run(): void;
  /** Takes styles and scripts away; `show` brings the styles back at once. */
  hide(): void;
  remove(): void;
}

interface Links {
  css: readonly string[];
  js: readonly string[];
}

/**
 * Fetches all files together, without effect on the page: styles apply and scripts run later, in the
 * order of the lists and not of their arrival. Rejects when a file fails or after `filesMs`, and
 * leaves nothing behind.
 */
export async function loadServiceFiles(
  { css, js }: Links,
  { head = document.head, signal }: { head?: HTMLElement; signal?: AbortSignal } = {},
): Promise<ServiceFiles> {
  const nonce = nonceOf(document);
  const styles = css.map((href) => linkTo(href, { rel: 'stylesheet', media: 'not all', nonce }));
  const fetched = js.map((href) => linkTo(href, { rel: 'preload', as: 'script', nonce }));
  let scripts: HTMLScriptElement[] = [];
  const removeScripts = () => {
    for (const script of scripts) script.remove();
    scripts = [];
  };
  const remove = () => {
    removeScripts();
    for (const link of [...styles, ...fetched]) link.remove();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const give = (reason: string) => reject(new Error(`Navigation service: ${reason}`));
    timer = setTimeout(() => give(`no response within ${filesMs} ms`), filesMs);
    signal?.addEventListener('abort', () => give('not wanted any more'));
  });
  const arrived = Promise.all([...styles, ...fetched].map(arrival));
  head.append(...styles, ...fetched);
  try {
    await Promise.race([arrived, late]);
  } catch (error) {
    remove();
    throw error;
  } finally {
    clearTimeout(timer);
    // The one that came second has no reader.
    for (const promise of [arrived, late]) promise.catch(() => {});
  }
  return {
    show() {
      for (const style of styles) style.media = 'all';
    },
    run() {
      removeScripts();
      scripts = js.map((src) => {
        const script = document.createElement('script');
        Object.assign(script, { src, async: false, nonce });
        return script;
      });
      head.append(...scripts);
    },
    hide() {
      removeScripts();
      for (const style of styles) style.media = 'not all';
    },
    remove,
  };
}

const linkTo = (href: string, fields: Partial<HTMLLinkElement>): HTMLLinkElement =>
  Object.assign(document.createElement('link'), fields, { href });

const arrival = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Navigation service: ${link.href}`)));
  });
