// @vitest-environment happy-dom
import { getForm } from '@mawkib/api-clients/contracts/forms';
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import { loadBlockData } from '../../definitions/load-block-data.js';
import type { StoredBlock } from '../../model/definition/public-values.js';
import { Blocks, type BlocksProps } from '../../renderer/Blocks.js';
import { draw, resolved, serve } from '../../renderer/page.fixture.js';
import { testDriveForm } from '../../shared/form-panel/test-drive-form.fixture.js';
import { firstTab } from '../../shared/form-tabs/form-tabs.fixture.js';
import { expandedEntryFormTabs } from './expanded-entry-form-tabs.definition.js';
import { fixtures } from './expanded-entry-form-tabs.fixture.js';

const stored = fixtures[0] as StoredBlock;

async function show(props: Partial<BlocksProps> = {}, fields: StoredBlock['fields'] = {}) {
  await components.preloadWhole([stored.template]);
  const blocks = resolved([{ ...stored, fields: { ...stored.fields, ...fields } }]);
  const states = { [stored.id]: { state: 'ready', value: firstTab } } as const;
  const address = { pathname: '/en/contact', search: '?model=f-type' };
  const page = <Blocks blocks={blocks} states={states} address={address} {...props} />;
  return { blocks, page, ...(await draw(page)) };
}

const tabs = (container: Element) => [...container.querySelectorAll<HTMLElement>('[role="tab"]')];
const press = (element: Element | null | undefined) =>
  act(async () => (element as HTMLElement | undefined)?.click());
const shownPanel = (container: Element) =>
  container.querySelector<HTMLElement>('[role="tabpanel"]:not([data-away])');

/** Loads the form of a tab. */
const loadBlock = () =>
  vi.fn(async (_: string, search: string) => ({
    tab: new URLSearchParams(search).get('form-tab'),
    form: { ...testDriveForm, id: 'loaded' },
  }));

/** The call that the block makes for a query. */
async function requested(search: string) {
  const { blocks } = await show();
  const call = vi.fn(async () => ({ data: testDriveForm }));
  const states = await loadBlockData(blocks, {
    definitionOf: () => expandedEntryFormTabs,
    call: call as never,
    search: new URLSearchParams(search),
    locale: 'en',
    path: '/',
  });
  return { call, value: (states[stored.id] as { value?: { tab: string } }).value };
}

// A selected tab is in the page's address.
afterEach(() => history.replaceState(null, '', '/'));

describe('expanded entry forms with tabs', () => {
  it('shows tabs with forms, those without a form left out [B-3-214]', async () => {
    const { container } = await show();
    expect(container.querySelector('form')?.method).toBe('post');
    expect(container.querySelectorAll('[role="tabpanel"]')).toHaveLength(5);
    expect(container.textContent).toContain('Book a drive');
  });

  it('shows icon and label of each tab, and opens the one of the hash [B-3-216]', async () => {
    location.hash = '#brochure';
    const { container } = await show({ loadBlock: loadBlock() });
    expect(tabs(container).map((tab) => tab.textContent)).toEqual([
      'Test drive',
      'Brochure',
      'Call',
    ]);
    expect(tabs(container).every((tab) => tab.querySelector('svg'))).toBe(true);
    expect(container.querySelector('[aria-selected="true"]')?.textContent).toBe('Brochure');
    await press(tabs(container)[2]);
    expect(location.hash).toBe('#call');
    location.hash = '#no-such-tab';
    const { container: other } = await show();
    expect(other.querySelector('[aria-selected="true"]')?.textContent).toBe('Test drive');
  });

  it('has tab_x_padding at both sides of each tab, 22 by default [B-3-217] [B-9-32]', async () => {
    const paddingOf = (container: Element) =>
      container
        .querySelector<HTMLElement>('[data-padded]')
        ?.style.getPropertyValue('--tab-padding');
    expect(paddingOf((await show()).container)).toBe('40px');
    const { default: padding } = expandedEntryFormTabs.fields.tab_x_padding;
    expect(padding).toBe(22);
  });

  it('keeps top_tabs_limit tabs in the row, the rest behind more [B-3-218]', async () => {
    const { container } = await show();
    expect(tabs(container)).toHaveLength(3);
    const more = container.querySelector('details');
    const rest = [...(more?.querySelectorAll('button') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(rest).toEqual(['Service', 'Second test drive']);
    await press(more?.querySelectorAll('button')[0]);
    expect(more?.querySelector('summary')?.textContent).toContain('Service');
  });

  it('loads the form of a tab when it opens, once, and keeps what was typed', async () => {
    const load = loadBlock();
    const { container } = await show({ loadBlock: load });
    expect(load).not.toHaveBeenCalled();
    const name = container.querySelector<HTMLInputElement>('[name="name"]');
    if (name) name.value = 'نورة';
    await press(tabs(container)[1]);
    expect(load).toHaveBeenCalledExactlyOnceWith(
      'form-tabs-1',
      'form-tab=brochure',
      expect.anything(),
    );
    await waitFor(() => expect(shownPanel(container)?.querySelector('form')).not.toBeNull());
    await press(tabs(container)[0]);
    await press(tabs(container)[1]);
    await press(tabs(container)[0]);
    expect(load).toHaveBeenCalledOnce();
    expect(shownPanel(container)?.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe(
      'نورة',
    );
  });

  it('says in its tab that a form could not be loaded, and tries again', async () => {
    const load = loadBlock().mockRejectedValueOnce(new Error('offline'));
    const { container } = await show({ loadBlock: load });
    await press(tabs(container)[1]);
    await waitFor(() => expect(shownPanel(container)?.querySelector('button')).not.toBeNull());
    expect(shownPanel(container)?.querySelector('form')).toBeNull();
    await press(shownPanel(container)?.querySelector('button'));
    await waitFor(() => expect(shownPanel(container)?.querySelector('form')).not.toBeNull());
  });

  it('asks for the form of the tab in the query, else of the first', async () => {
    const second = await requested('form-tab=brochure');
    expect(second.call).toHaveBeenCalledExactlyOnceWith(
      getForm,
      { params: { id: 'brochure' }, query: { locale: 'en' } },
      expect.anything(),
    );
    expect(second.value?.tab).toBe('brochure');
    expect((await requested('form-tab=__proto__')).value?.tab).toBe('drive');
  });

  it('links to each other form and posts back to its own tab without a script', async () => {
    const { page, blocks } = await show();
    document.body.innerHTML = serve(page, blocks);
    const links = [...document.querySelectorAll('[role="tabpanel"] a')];
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/en/contact?model=f-type&form-tab=brochure#form-brochure',
    );
    expect(document.querySelector('form')?.getAttribute('action')).toBe(
      '?model=f-type&form-tab=drive#form-drive',
    );
    expect(document.querySelector<HTMLInputElement>('[name="_block"]')?.value).toBe('drive');
    expect(document.querySelector('[name="source"]')).toBeNull();
  });

  it('submits in place, so that the other forms keep what was typed', async () => {
    const submitLead = vi.fn(async () => ({ kind: 'sent' as const }));
    const { container } = await show({ submitLead });
    const fill = (name: string, value: string) => {
      const control = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (control) control.value = value;
    };
    fill('name', 'نورة');
    fill('phone', '0501234567');
    fill('email', 'noura@example.com');
    const consent = container.querySelector<HTMLInputElement>('[name="consent"]');
    if (consent) consent.checked = true;
    await act(async () => container.querySelector('form')?.requestSubmit());
    await waitFor(() => expect(submitLead).toHaveBeenCalledOnce());
    await waitFor(() => expect(shownPanel(container)?.textContent).toContain('شكرًا لك'));
    expect(container.querySelectorAll('[role="tabpanel"]')).toHaveLength(5);
  });
});
