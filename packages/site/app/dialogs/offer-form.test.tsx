// @vitest-environment happy-dom
import { Offers } from '@mawkib/blocks/offers';
import { SingleOffer } from '@mawkib/blocks/single-offer';
import { LinkProvider, LocaleProvider } from '@mawkib/ui';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkAdapter } from '../layout/link-adapter.tsx';
import { DialogHost } from './DialogHost.tsx';
import { followDialogLinks } from './follow-dialog-links.ts';

const hidden = (id: string) => ({ id, type: 'hidden', label: '', required: false, width: 'full' });
const form = {
  id: 'offer',
  type: 'form',
  attributes: {
    name: 'offer',
    title: 'Offer',
    submit_label: 'Send',
    fields: [
      { id: 'name', type: 'text', label: 'Name', required: true, width: 'half' },
      ...['offer_id', 'offer_title', 'offer_category', 'offer_brand'].map(hidden),
    ],
    settings: { thank_you: { heading: 'Thank you', text: 'We will call.' } },
  },
};
const posted: FormData[] = [];
const requests: string[] = [];

beforeEach(() => {
  document.documentElement.lang = 'en';
  posted.length = 0;
  requests.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? 'GET'} ${address}`);
    if (init?.method !== 'POST') return Response.json({ form });
    posted.push(init.body as FormData);
    return Response.json({ kind: 'lead_stored', formId: 'offer', leadId: '1' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

let content: ReactNode;

function Page() {
  useEffect(() => followDialogLinks(), []);
  return (
    <main>
      {content}
      <DialogHost exit={undefined} />
    </main>
  );
}

async function open(block: ReactNode) {
  content = block;
  const Stub = createRoutesStub([{ path: '/:locale', Component: Page }]);
  render(
    <LocaleProvider locale="en">
      <LinkProvider adapter={linkAdapter}>
        <Stub initialEntries={['/en']} />
      </LinkProvider>
    </LocaleProvider>,
  );
  await screen.findByRole('main');
  // Effects: from now on links are followed.
  await act(async () => {});
}

/** Props of a block as the renderer gives them. */
const props = (given: object) =>
  ({ index: 0, ...given }) as unknown as Parameters<typeof Offers>[0] &
    Parameters<typeof SingleOffer>[0];

const offer = {
  ...{ id: 'defender-110', title: 'Defender 110', category: 'finance', brand: 'defender' },
  ...{ kind: 'new_cars', description: null, terms: null, imageId: null, url: null },
  ...{ price: 315_700, monthlyPrice: null, endsOn: '2026-12-31' },
};

async function send() {
  const modal = await screen.findByRole('dialog');
  const name = await within(modal).findByRole('textbox', { name: 'Name' });
  fireEvent.input(name, { target: { value: 'Sara' } });
  fireEvent.click(within(modal).getByRole('button', { name: 'Send' }));
  await within(modal).findByText('We will call.');
  return modal;
}

it('the form of an offer sends one lead with id, title, category and brand of the offer that was chosen [B-3-166] [B-7-10]', async () => {
  const fields = {
    ...{ form_id: 'offer', form_title: 'Ask us', form_subtitle: 'We call tomorrow.' },
    ...{ has_two_columns: true, button_position: 'center', header_tag: '2', header_size: 'l' },
  };
  const used = { ...offer, id: 'defender-90', kind: 'approved', category: 'purchase' };
  const data = { value: { offers: [used, offer, { ...used, id: null, kind: null }] } };
  await open(<Offers {...props({ fields, data })} />);
  expect(screen.queryByText('No offers at the moment')).toBeNull();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(3);
  // Two offers of one name differ in whom they are for.
  const isForNewCars = (card: HTMLElement) => within(card).queryByText('New cars') !== null;
  const [chosen, ...others] = cards.filter(isForNewCars);
  if (!chosen) throw new Error('No card says that it is for new cars');
  expect(others).toEqual([]);
  fireEvent.click(within(chosen).getByRole('link', { name: 'Ask about this offer' }));
  const modal = await screen.findByRole('dialog');
  await within(modal).findByRole('heading', { name: 'Ask us' });
  within(modal).getByText('We call tomorrow.');
  await send();
  expect(posted.map((body) => Object.fromEntries(body as never))).toMatchObject([
    {
      _form_id: 'offer',
      name: 'Sara',
      offer_id: 'defender-110',
      offer_title: 'Defender 110',
      offer_category: 'finance',
      offer_brand: 'defender',
    },
  ]);
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
    'POST /en/showroom/forms/offer',
  ]);
});

it('a page that is opened at the hash of an offer opens its form, before anything is pressed', async () => {
  history.replaceState(null, '', '#winter');
  const fields = {
    ...{ hash: 'winter', form_id: 'offer', hidden_fields: { offer_id: 'w1', name: 'Mallory' } },
    ...{ header_tag: '2', header_size: 'l', font_size: 'big' },
  };
  await open(<SingleOffer {...props({ fields })} />);
  await send();
  expect(Object.fromEntries(posted[0] as never)).toMatchObject({ name: 'Sara', offer_id: 'w1' });
});
