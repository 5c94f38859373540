import { ServiceError } from '@mawkib/api-clients';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { PersonScreen } from './PersonScreen.tsx';

afterEach(cleanup);

const at = '2026-11-20T08:00:00.000Z';
const done = {
  id: '1',
  status: 'done',
  reason: 'person_asked',
  ticket: 'DP-1',
  counts: [{ kind: 'leads', count: 2 }],
  requested_at: at,
  finished_at: at,
};
const known = {
  reference: 'abc',
  held: [
    { kind: 'leads', count: 2 },
    { kind: 'orders', count: 1 },
  ],
  kept_orders: [] as { number: string; until: string }[],
  erasures: [] as object[],
};

function opened(person: object = {}, roles: ('admin' | 'leads')[] = ['admin']) {
  let isErased = false;
  const gone = { ...known, held: known.held.map((row) => ({ ...row, count: 0 })) };
  return renderAdmin({
    address: '/en/admin/person',
    routes: [{ path: 'admin/person', Component: PersonScreen }],
    roles,
    answers: {
      findPerson: () => ({
        data: isErased ? { ...gone, erasures: [done] } : { ...known, ...person },
      }),
      listErasures: () => ({ data: isErased ? [done] : [], meta: { next: null } }),
      erasePerson: () => {
        isErased = true;
        return { data: done };
      },
    },
  });
}

async function find(text = 'noura@example.test') {
  fireEvent.change(screen.getByLabelText('E-mail address or phone number'), {
    target: { value: text },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  return screen.findByRole('region', { name: 'Stored data' });
}

it('counts what is held, and keeps who it is out of the address', async () => {
  const { calls, router } = opened();
  const held = await find();
  expect(within(held).getByText('Leads').previousSibling?.textContent).toBe('2');
  expect(calls('findPerson')).toEqual([{ body: { keys: ['noura@example.test'] } }]);
  expect(router.state.location.search).toBe('');
});

it('erases after a reason and a typed word, and shows that nothing is left', async () => {
  const { calls } = opened();
  fireEvent.click(within(await find()).getByRole('button', { name: 'Erase data…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase this person’s data?' });
  const button = within(dialog).getByRole('button', { name: 'Erase permanently' });
  expect(button.hasAttribute('disabled')).toBe(true);
  const typed = within(dialog).getByLabelText(/to confirm/);
  fireEvent.change(typed, { target: { value: 'erase' } });
  fireEvent.click(button);
  expect(await screen.findByText('No data is stored about this person')).toBeTruthy();
  expect(calls('erasePerson')).toMatchObject([
    { body: { keys: ['noura@example.test'], confirm: 'erase', reason: 'person_asked' } },
  ]);
  expect(await screen.findByText('Erased before')).toBeTruthy();
});

it('names the order that the law keeps, and erases the rest only when told to', async () => {
  const { calls } = opened({ kept_orders: [{ number: 'MK-7', until: '2031-11-20T08:00:00Z' }] });
  const held = await find();
  expect(held.textContent).toContain('20 November 2031');
  fireEvent.click(within(held).getByRole('button', { name: 'Erase data…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase this person’s data?' });
  const button = within(dialog).getByRole('button', { name: 'Erase permanently' });
  fireEvent.change(within(dialog).getByLabelText(/to confirm/), { target: { value: 'ERASE' } });
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.click(within(dialog).getByRole('checkbox'));
  fireEvent.click(button);
  await waitFor(() =>
    expect(calls('erasePerson')).toMatchObject([{ body: { keep_orders: true } }]),
  );
});

it('says in the service’s words what is no address, and stays', async () => {
  renderAdmin({
    address: '/en/admin/person',
    routes: [{ path: 'admin/person', Component: PersonScreen }],
    roles: ['leads'],
    answers: {
      findPerson: () => {
        const problem = { type: '', title: 'Give a whole address', status: 400, code: 'x' };
        throw new ServiceError('http', '', { problem });
      },
    },
  });
  fireEvent.change(screen.getByLabelText(/phone number/), { target: { value: 'nobody' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Give a whole address');
});

it('lets whoever answers leads look and export, not erase', async () => {
  opened({}, ['leads']);
  const held = await find();
  expect(within(held).getByRole('button', { name: 'Download a copy' })).toBeTruthy();
  expect(within(held).queryByRole('button', { name: 'Erase data…' })).toBeNull();
});
