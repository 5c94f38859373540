// @vitest-environment happy-dom
import { ButtonGroup, LinkProvider, LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoutesStub, Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkAdapter } from '../layout/link-adapter.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { layoutData } from '../market-data/layout-data.server.ts';
import { marketWith } from '../market-data/market.fixture.ts';
import { followDialogLinks } from './follow-dialog-links.ts';

const form = {
  id: 'callback',
  type: 'form',
  attributes: {
    name: 'callback',
    title: 'Call me back',
    submit_label: 'Send',
    fields: [
      { id: 'name', type: 'text', label: 'Name', required: true, width: 'half' },
      { id: 'source', type: 'hidden', label: 'Source', required: false, width: 'full' },
    ],
    settings: { thank_you: { heading: 'Thank you', text: 'We will call.' } },
  },
};
const posted: FormData[] = [];
const assign = vi.fn();
const service = vi.fn(async (address: string, init?: RequestInit) => {
  if (address.includes('frame-footer')) return Response.json({ html: '', css: '' });
  if (!address.endsWith('/forms/callback')) return new Response(null, { status: 404 });
  if (init?.method !== 'POST') return Response.json({ form });
  posted.push(init.body as FormData);
  return Response.json({ kind: 'lead_stored', formId: 'callback', leadId: '1' });
});

beforeEach(() => {
  document.documentElement.lang = 'en';
  posted.length = 0;
  assign.mockClear();
  vi.stubGlobal('fetch', service);
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const formLink = {
  type: 'form',
  label: 'Open',
  formId: 'callback',
  title: 'Talk to us',
  columns: 2,
  hiddenFields: { source: 'campaign', name: 'Mallory' },
} as const;

function Page() {
  useEffect(() => followDialogLinks(), []);
  return (
    <PageLayout layout="brand">
      <ButtonGroup links={[formLink]} />
      <a href="https://elsewhere.example/x">Away</a>
      <a href="https://www.partner.example/x">Partner</a>
      <a href="mailto:a@b.example">Mail</a>
      <a href="https://www.youtube.com/watch?v=aaaaaaaaaaa">Film</a>
      <a href="https://www.youtube.com/watch?v=aaaaaaaaaaa" target="_blank" rel="noopener">
        Film at its host
      </a>
      <a href="/services/media/files/coast.mp4">Coast</a>
      <Link to="/en/other">Onwards</Link>
    </PageLayout>
  );
}
const Nothing = () => null;
const Other = () => <p>other page</p>;

async function open(settings: Record<string, unknown> = {}) {
  const Stub = createRoutesStub([
    {
      id: 'routes/market',
      path: '/:locale',
      loader: () => ({
        theme: 'land-rover',
        layout: layoutData(marketWith(settings)),
        person: null,
      }),
      HydrateFallback: Nothing,
      children: [
        { path: 'page', Component: Page },
        { path: 'other', Component: Other },
      ],
    },
  ]);
  render(
    <LocaleProvider locale="en">
      <LinkProvider adapter={linkAdapter}>
        <Stub initialEntries={['/en/page']} />
      </LinkProvider>
    </LocaleProvider>,
  );
  await screen.findByRole('main');
  // Effects: from now on links are followed.
  await act(async () => {});
}

/** True if the page handled the click. */
function press(name: string): boolean {
  let isTaken = false;
  const stay = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(screen.getByRole('link', { name }));
  return isTaken;
}
const dialog = () => screen.findByRole('dialog');
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a form', () => {
  it('opens with title, columns and hidden fields, and thanks in its place [S-2-69]', async () => {
    await open();
    const address = location.href;
    expect(press('Open')).toBe(true);
    const modal = await dialog();
    await within(modal).findByRole('heading', { name: 'Talk to us' });
    const name = await within(modal).findByRole('textbox', { name: 'Name' });
    expect(modal.querySelector('[data-columns="2"]')).not.toBeNull();
    expect(name).toHaveProperty('value', '');
    fireEvent.input(name, { target: { value: 'Sara' } });
    fireEvent.click(within(modal).getByRole('button', { name: 'Send' }));
    await within(modal).findByText('We will call.');
    expect(Object.fromEntries(posted[0] as never)).toMatchObject({
      _form_id: 'callback',
      name: 'Sara',
      source: 'campaign',
    });
    expect(location.href).toBe(address);
    fireEvent.keyDown(modal, { key: 'Escape' });
    await isClosed();
  });

  it('asks before it closes over what was typed', async () => {
    await open();
    press('Open');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    fireEvent.input(name, { target: { value: 'Sara' } });
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Continue writing' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Sara');
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Close without sending' }));
    await isClosed();
  });

  it('that is half filled asks before its page is left', async () => {
    await open();
    press('Open');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    fireEvent.input(name, { target: { value: 'Sara' } });
    await act(() => import('./unsent/UnsentDialog.tsx'));
    await waitFor(() => {
      const leave = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leave);
      expect(leave.defaultPrevented).toBe(true);
    });
    fireEvent.click(screen.getByRole('link', { name: 'Onwards', hidden: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.queryByText('other page')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Onwards', hidden: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('other page');
  });
});

describe('the exit confirmation', () => {
  const settings = {
    'exit_popup.enabled': 'true',
    'exit_popup.title': 'Leaving?',
    'exit_popup.allowed_hosts': '*.partner.example',
  };
  const labels = { 'exit_popup.cancel_label': 'Stay here', 'exit_popup.confirm_label': 'Go' };

  it.each([
    ['neither', {}, []],
    ['one', { 'exit_popup.confirm_label': 'Go' }, ['Go']],
    ['both', labels, ['Go', 'Stay here']],
  ])('has the buttons that have a label: %s [S-2-70]', async (_, given, expected) => {
    await open({ ...settings, ...given });
    expect(press('Away')).toBe(true);
    const modal = await dialog();
    await within(modal).findByRole('heading', { name: 'Leaving?' });
    const buttons = within(modal).getAllByRole('button');
    expect(buttons.slice(1).map(({ textContent }) => textContent)).toEqual(expected);
    expect(modal.textContent).toContain('elsewhere.example');
  });

  it('leaves on confirm and stays on cancel and Escape [S-2-70]', async () => {
    await open({ ...settings, ...labels });
    press('Away');
    fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await isClosed();
    press('Away');
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    await isClosed();
    expect(assign).not.toHaveBeenCalled();
    press('Away');
    fireEvent.click(await screen.findByRole('button', { name: 'Go' }));
    expect(assign).toHaveBeenCalledWith('https://elsewhere.example/x');
  });

  it('does not ask for allowed hosts, mail, or where it is off', async () => {
    await open({ ...settings, ...labels });
    expect([press('Partner'), press('Mail')]).toEqual([false, false]);
    cleanup();
    await open(labels);
    expect(press('Away')).toBe(false);
  });
});

describe('a video', () => {
  it('of YouTube opens behind consent; a link to a new window does not', async () => {
    await open();
    expect(press('Film at its host')).toBe(false);
    expect(press('Film')).toBe(true);
    const modal = await dialog();
    await within(modal).findByRole('heading', { name: 'Film' });
    expect(modal.querySelector('[data-consent-placeholder]')).not.toBeNull();
    expect(modal.querySelector('iframe')).toBeNull();
  });

  it('of the library plays in the dialog and ends with it', async () => {
    await open();
    press('Coast');
    const modal = await dialog();
    await waitFor(() => expect(modal.querySelector('video')).not.toBeNull());
    fireEvent.keyDown(modal, { key: 'Escape' });
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
  });
});
