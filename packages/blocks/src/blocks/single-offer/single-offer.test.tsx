// @vitest-environment happy-dom
import { LinkProvider, type LinkValue } from '@mawkib/ui';
import { act } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Blocks } from '../../renderer/Blocks.js';
import { draw, resolved } from '../../renderer/page.fixture.js';
import { show } from '../block.fixture.js';
import { fixtures } from './single-offer.fixture.js';

const [stored] = fixtures;
if (!stored) throw new Error('There is no fixture.');

const goTo = (hash: string) =>
  act(() => {
    history.replaceState(null, '', hash || location.pathname);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
afterEach(() => history.replaceState(null, '', location.pathname));

function Anchor({ children, ...props }: ComponentProps<'a'>) {
  return <a {...props}>{children}</a>;
}

/** Shows the block with an adapter that records the forms that it opens. */
async function open(fields: object = {}) {
  await show(stored as never);
  const opened: LinkValue[] = [];
  const adapter = { Link: Anchor, openForm: (link: LinkValue) => void opened.push(link) };
  const blocks = resolved([{ ...stored, fields: { ...stored?.fields, ...fields } } as never], 'en');
  await draw(
    <LinkProvider adapter={adapter}>
      <Blocks blocks={blocks} />
    </LinkProvider>,
    'en',
  );
  return opened;
}

it('opens its form, with its hidden fields, at its hash and at no other [B-3-242] [B-3-305]', async () => {
  const opened = await open();
  expect(opened).toEqual([]);
  goTo('#summer');
  expect(opened).toEqual([]);
  goTo('#winter');
  expect(opened).toMatchObject([
    {
      type: 'form',
      formId: 'contact',
      hiddenFields: { offer_id: 'w1', offer_title: 'Winter check' },
    },
  ]);
  goTo('#summer');
  goTo('#winter');
  expect(opened).toHaveLength(2);
});

it('opens it for a visitor who arrives with the hash, also one that staff wrote with #', async () => {
  history.replaceState(null, '', '#winter');
  expect(await open({ hash: '#winter' })).toHaveLength(1);
});

it('opens nothing without a form, a hash, or a hash that can be decoded', async () => {
  for (const [fields, hash] of [
    [{ form_id: '' }, '#winter'],
    [{ hash: '' }, ''],
    [{}, '#%E0%A4%A'],
  ] as const) {
    history.replaceState(null, '', hash || location.pathname);
    expect(await open(fields)).toEqual([]);
  }
});

it('ignores hidden fields that are not texts', async () => {
  history.replaceState(null, '', '#winter');
  const [form] = await open({ hidden_fields: '{"offer_id":{"a":1}}' });
  expect(form?.hiddenFields).toEqual({});
});

it('shows title, text and a button to its form', async () => {
  const { root } = await show(stored);
  expect(root.querySelector('h3')?.textContent).toBe('Winter check');
  expect(root.textContent).toContain('Battery and tyres.');
  expect(root.querySelector('a')?.textContent).toContain('Ask about this offer');
});
