// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../page.fixture.js';
import { useDelegatedActions } from './use-delegated-actions.js';
import { useDelegatedLinks } from './use-delegated-links.js';

const navigate = vi.fn();

/** happy-dom follows a link before the click has bubbled; browsers do so afterwards. */
const { happyDOM } = window as unknown as {
  happyDOM: {
    setURL(url: string): void;
    settings: { navigation: { disableMainFrameNavigation: boolean } };
  };
};

function Page({ html }: { html: string }) {
  useDelegatedLinks(navigate, { isInternal: ({ pathname }) => !pathname.startsWith('/ar/cms') });
  useDelegatedActions();
  return <section data-block="snippet" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** True if the router handled the click; the browser's default is prevented. */
async function click(html: string, init: MouseEventInit = {}) {
  const { container } = await draw(<Page html={html} />);
  let taken = false;
  const stay = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  const target = container.querySelector('[data-hit]') ?? container.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return taken;
}

beforeEach(() => {
  navigate.mockClear();
  happyDOM.settings.navigation.disableMainFrameNavigation = true;
  happyDOM.setURL('http://localhost:3000/ar/defender');
});

describe('links in a still block', () => {
  it('go through the router, with the query', async () => {
    const taken = await click('<a href="/ar/vehicles?models=Defender"><b data-hit>x</b></a>');
    expect(navigate.mock.lastCall?.[0]).toBe('/ar/vehicles?models=Defender');
    expect(taken).toBe(true);
  });

  it.each([
    ['a modified click', '<a href="/ar/vehicles">x</a>', { ctrlKey: true }],
    ['another button', '<a href="/ar/vehicles">x</a>', { button: 1 }],
    ['a new window', '<a href="/ar/vehicles" target="_blank">x</a>', {}],
    ['a download', '<a href="/ar/brochure.pdf" download>x</a>', {}],
    ['another site', '<a href="https://example.com/">x</a>', {}],
    ['a mail address', '<a href="mailto:a@b.example">x</a>', {}],
    ['a hash on this page', '<a href="#offers">x</a>', {}],
    ['an address that is none', '<a href="https://[">x</a>', {}],
    ['what another application shows', '<a href="/ar/cms">x</a>', {}],
  ])('leave %s to the browser', async (_title, html, init) => {
    const taken = await click(html, init);
    expect(navigate).not.toHaveBeenCalled();
    expect(taken).toBe(false);
  });

  it('leave alone what a handler took already', async () => {
    const { container } = await draw(<Page html='<a href="/ar/vehicles">x</a>' />);
    const link = container.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(navigate).not.toHaveBeenCalled();
  });
});

it('a button opens all details of its block and closes them again', async () => {
  const { container } = await draw(
    <Page html='<button data-opens-all="true" data-other-label="Close all">Open all</button><details></details><details></details>' />,
  );
  const button = container.querySelector('button');
  const open = () => [...container.querySelectorAll('details')].map((details) => details.open);
  button?.click();
  expect([open(), button?.textContent]).toEqual([[true, true], 'Close all']);
  button?.click();
  expect([open(), button?.textContent]).toEqual([[false, false], 'Open all']);
});
