import type { BrowserContext, Page } from '@playwright/test';

/** Recorder of what a page's content ran. */
export interface Ran {
  /**
   * Numbers of strings that ran, dialogs, frames and windows that opened, requests to other hosts.
   */
  readonly actions: string[];
}

export interface Watched {
  /** Origin of the page; all other hosts are foreign. */
  origin: string;
  /** True to run the product's own scripts. */
  scripts: boolean;
  /** True to let calls of its scripts through. Default false. */
  calls?: boolean;
}

/**
 * Records from the start of a page. Images and videos fail to load, which triggers many of the
 * strings.
 */
export async function watchForRuns(
  context: BrowserContext,
  { origin, scripts, calls = false }: Watched,
): Promise<Ran> {
  const actions: string[] = [];
  await context.exposeFunction('report', (action: string) => actions.push(action));
  await context.addInitScript(() => {
    const page = window as unknown as {
      ran: (id: unknown) => void;
      report: (action: string) => void;
    };
    page.ran = (id) => page.report(`string ${id} ran`);
    window.print = () => page.report('a print');
  });
  await context.route('**/*', (route) => {
    const { url, type } = { url: route.request().url(), type: route.request().resourceType() };
    if (!url.startsWith(`${origin}/`)) actions.push(`request to ${url} for a ${type}`);
    else if (type === 'document' || type === 'stylesheet') return route.continue();
    else if (type === 'script' && scripts) return route.continue();
    else if (type === 'fetch' || type === 'xhr') return calls ? route.fallback() : route.abort();
    return route.abort();
  });
  context.on('dialog', (dialog) => {
    actions.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (page) => {
    page.on('popup', (popup) => actions.push(`a window: ${popup.url()}`));
    page.on('frameattached', (frame) => actions.push(`a frame: ${frame.url()}`));
    page.on('framenavigated', (frame) => {
      if (!frame.url().startsWith(`${origin}/`)) actions.push(`went to ${frame.url()}`);
    });
  });
  return { actions };
}

/** Opens and presses everything in the blocks, so that hidden parts are rendered too. */
export const openEverything = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      details.open = true;
    }
    for (const link of document.querySelectorAll<HTMLElement>('main a')) {
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
    const buttons = document.querySelectorAll<HTMLElement>('main button:not([type=submit])');
    for (const button of buttons) button.click();
    await new Promise((next) => setTimeout(next, 50));
  });

/**
 * Elements of the page that could run or load something, whether or not they did. `within` are the
 * elements that content fills. Default: `main`.
 */
export const dangersOn = (page: Page, within = 'main'): Promise<string[]> =>
  page.evaluate((filled) => {
    const harmless = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'whatsapp:', 'geo:'];
    const addresses =
      'href,xlink:href,src,action,formaction,data,poster,background,cite,ping,codebase';
    const names = new Set(addresses.split(','));
    const never =
      'object,embed,applet,frame,frameset,base,meta,link,template,math,style,portal,foreignObject,animate,set,handler,use:not([href^="/"],[href^="#"])';
    const found: string[] = [];
    const say = (what: string, element: Element) =>
      found.push(`${what}: ${element.outerHTML.slice(0, 300)}`);
    for (const script of document.scripts) {
      const isData = script.type === 'application/ld+json';
      if (isData) JSON.parse(script.text);
      else if (script.text.trim() !== '' && !script.nonce) say('a script', script);
      else if (script.src !== '' && !script.src.startsWith(location.origin))
        say('a script', script);
    }
    for (const element of document.querySelectorAll(`:is(${filled}) *`)) {
      if (element.matches(never)) say('an element', element);
      if (element.matches('iframe')) say('a frame', element);
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name) || name === 'srcdoc') say('a handler', element);
        if (name === 'style' && /url|expression|import|image|\\/i.test(value))
          say('a style', element);
        if (!names.has(name.toLowerCase())) continue;
        const url = URL.parse(value, document.baseURI);
        if (url && !harmless.includes(url.protocol)) say(`an address ${url.protocol}`, element);
      }
    }
    return found;
  }, within);
