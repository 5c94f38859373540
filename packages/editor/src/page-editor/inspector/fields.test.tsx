import { EditorView } from '@codemirror/view';
import {
  type AnyBlockDefinition,
  bool,
  type FieldMap,
  icon,
  image,
  json,
  link,
  linksCollection,
  markdown,
  number,
  select,
  separator,
  string,
} from '@mawkib/blocks/model';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { pageFixture, pageStoreFixture } from '../../testing/pages.fixture.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { usePage } from '../store/page-store-context.ts';
import { Fields } from './Fields.tsx';

afterEach(cleanup);

const both = (label: string) => ({ ar: label, en: label });

const fields: FieldMap = {
  heading: markdown({ label: both('Heading') }),
  greeting: string({ label: both('Greeting'), default: { ar: 'أهلًا', en: 'Hello' } }),
  key: string({ label: both('Key'), contentful: false, max_length: 5 }),
  shown: bool({ label: both('Shown') }),
  seconds: number({ label: both('Seconds'), default: 6, min: 1, max: 60 }),
  size: select({
    label: both('Size'),
    options: [
      { value: 's', label: both('Small') },
      { value: 'l', label: both('Large') },
    ],
  }),
  picture: image({ label: both('Picture') }),
  more: link({ label: both('More') }),
  buttons: linksCollection({ label: both('Buttons') }),
  sign: icon({ label: both('Sign') }),
  facts: json({ label: both('Facts'), schema: z.object({ n: z.number() }), default: { n: 1 } }),
  rest: separator({ label: both('The rest') }),
  large: string({
    label: both('Only large'),
    contentful: false,
    when: { field: 'size', is: ['l'] },
  }),
};

const definition = {
  template: 'try',
  version: 1,
  name: both('Try'),
  fields,
  group_fields: {},
  migrations: {},
} as unknown as AnyBlockDefinition;

function Form() {
  const stored = usePage(({ tree }) => tree[0]?.fields);
  return <Fields fields={fields} values={stored ?? {}} block="x" shown={['ar', 'en']} />;
}

/** Renders the fields of one block with a catalogue of this definition only. */
function opened(values: Record<string, unknown> = {}) {
  const block = { id: 'x', template: 'try', version: 1, fields: values, groups: [] };
  const store = pageStoreFixture(pageFixture([block]), { definitionOf: () => definition });
  renderStaff(<Form />, { store });
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  return { stored: () => store.getState().tree[0]?.fields ?? {}, type, store };
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('edits a translated text per language, each in its direction', () => {
  const { stored, type } = opened();
  expect(input('Heading (Arabic)')).toMatchObject({ dir: 'rtl', lang: 'ar' });
  expect(input('Heading (English)')).toMatchObject({ dir: 'ltr', lang: 'en' });
  type('Heading (Arabic)', 'عنوان');
  type('Heading (English)', 'Heading');
  expect(stored().heading).toEqual({ ar: 'عنوان', en: 'Heading' });
});

it('translates the contentful fields and no others [B-1-08]', () => {
  opened({ picture: { id: 'hero/dune', alt: {} }, size: 'l' });
  const labels = [...document.querySelectorAll('label, legend, summary')].map(
    (label) => label.textContent ?? '',
  );
  const perLanguage = (language: string) =>
    labels.flatMap((label) => label.match(new RegExp(`^(.*) \\(${language}\\)`))?.[1] ?? []);
  const texts = ['Heading', 'Greeting', 'Alt text', 'Link text', 'Link title'];
  expect(perLanguage('Arabic')).toEqual(texts);
  expect(perLanguage('English')).toEqual(texts);
  const contentful = Object.entries(fields).flatMap(([name, field]) =>
    field.contentful ? name : [],
  );
  // An empty collection has no texts yet.
  expect(contentful).toEqual(['heading', 'greeting', 'picture', 'more', 'buttons']);
  for (const name of ['Key', 'Seconds', 'Size', 'Facts', 'Only large']) {
    expect(screen.getByLabelText(name)).toBeTruthy();
  }
});

it('shows every field under its label [B-3-23]', () => {
  opened({ size: 'l' });
  const text = document.body.textContent ?? '';
  for (const { label } of Object.values(fields)) expect(text).toContain(label.en);
});

it('keeps the default of the other language when the first text is stored', () => {
  const { stored, type } = opened();
  type('Greeting (Arabic)', 'مرحبًا');
  expect(stored().greeting).toEqual({ ar: 'مرحبًا', en: 'Hello' });
});

it('keeps a rejected text in the input and states why', () => {
  const { stored, type, store } = opened({ key: 'abc' });
  type('Key', 'abcdefgh');
  expect(input('Key').value).toBe('abcdefgh');
  expect(input('Key').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('Character limit exceeded');
  expect(stored().key).toBe('abc');
  expect(store.getState().past).toEqual([]);
});

it('switches', () => {
  const { stored } = opened();
  fireEvent.click(screen.getByRole('switch', { name: 'Shown' }));
  expect(stored().shown).toBe(true);
});

it('accepts Arabic digits and shows what was typed until it is left', () => {
  const { stored, type } = opened();
  type('Seconds', '١٢٫٥');
  expect(stored().seconds).toBe(12.5);
  expect(input('Seconds').value).toBe('١٢٫٥');
  fireEvent.blur(input('Seconds'));
  expect(input('Seconds').value).toBe('12.5');
});

it('rejects what is no number, or out of range, with words', () => {
  const { stored, type } = opened({ seconds: 6 });
  type('Seconds', 'soon');
  expect(screen.getByRole('alert').textContent).toContain('Enter a number');
  type('Seconds', '90');
  expect(screen.getByRole('alert').textContent).toContain('1 to 60');
  expect(stored().seconds).toBe(6);
});

it('lets a number be cleared and falls back to the default', () => {
  const { type } = opened({ seconds: 20 });
  type('Seconds', '');
  expect(input('Seconds').value).toBe('');
  fireEvent.blur(input('Seconds'));
  expect(input('Seconds').value).toBe('6');
});

it('selects an option and shows the fields that depend on it', () => {
  const { stored, type } = opened();
  expect(screen.queryByLabelText('Only large')).toBeNull();
  type('Size', 'l');
  expect(stored().size).toBe('l');
  expect(screen.getByLabelText('Only large')).toBeTruthy();
});

it('shows a picture, edits its alternative text and takes it away', () => {
  const { stored, type } = opened({ picture: { id: 'hero/dune', alt: { ar: 'كثبان' } } });
  expect(document.querySelector('img')?.getAttribute('src')).toContain('hero/dune/640x360.webp');
  type('Alt text (English)', 'Dunes');
  expect(stored().picture).toEqual({ id: 'hero/dune', alt: { ar: 'كثبان', en: 'Dunes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(stored().picture).toMatchObject({ id: '' });
});

it('edits a link and rejects an address that could run something', () => {
  const { stored, type } = opened();
  type('Link text (Arabic)', 'المزيد');
  type('URL', '/offers');
  expect(stored().more).toMatchObject({ label: { ar: 'المزيد' }, url: '/offers' });
  type('URL', 'javascript:alert(1)');
  expect(screen.getByRole('alert').textContent).toContain('not allowed');
  expect(stored().more).toMatchObject({ url: '/offers' });
  type('Link type', 'form');
  type('Form ID', 'test-drive');
  fireEvent.click(screen.getByRole('switch', { name: 'Open in a new window' }));
  expect(stored().more).toMatchObject({ type: 'form', form_id: 'test-drive', target: '_blank' });
});

it('adds, moves and removes links of a collection', () => {
  const { stored } = opened({
    buttons: [{ label: { en: 'One' } }, { label: { en: 'Two' } }],
  });
  const labels = () =>
    (stored().buttons as { label: { en?: string } }[]).map(({ label }) => label.en ?? '');
  fireEvent.click(screen.getByRole('button', { name: 'Move down: One' }));
  expect(labels()).toEqual(['Two', 'One']);
  fireEvent.click(screen.getByRole('button', { name: 'Add link' }));
  expect(labels()).toEqual(['Two', 'One', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Two' }));
  expect(labels()).toEqual(['One', '']);
});

it('chooses an icon and shows it as each brand draws it', () => {
  const { stored } = opened({ sign: 'an-old-one' });
  const select = screen.getByLabelText<HTMLSelectElement>('Sign');
  expect(select.value).toBe('an-old-one');
  const drawn = () =>
    [...(select.parentElement?.querySelectorAll('svg') ?? [])].map((svg) => svg.dataset.themeIcon);
  expect(drawn()).toEqual([]);
  expect([...select.options].find(({ value }) => value === 'gearbox')?.text).toBe('Gearbox');
  fireEvent.change(select, { target: { value: 'gauge' } });
  expect(stored().sign).toBe('gauge');
  expect(drawn()).toEqual(['land-rover', 'jaguar']);
  fireEvent.change(select, { target: { value: '' } });
  expect(stored().sign).toBe('');
  expect(drawn()).toEqual([]);
});

/** Waits for the code editor of a JSON field. */
async function jsonEditor(name: string) {
  const content = await waitFor(() => {
    const found = screen.getByRole('textbox', { name });
    expect(found.tagName).toBe('DIV');
    return found;
  });
  const view = EditorView.findFromDOM(content);
  if (!view) throw new Error('No code editor.');
  const type = (insert: string) =>
    act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }));
  return { content, type, text: () => view.state.doc.toString() };
}

it('states where a JSON text is broken or does not fit, and stores only what is right', async () => {
  const { stored } = opened({ facts: '{"n":1}' });
  const { content, type } = await jsonEditor('Facts');
  type('{\n  "n": }');
  expect(screen.getByRole('alert').textContent).toContain('line 2, column 8');
  expect(content.getAttribute('aria-invalid')).toBe('true');
  expect(content.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  type('{"n":"one"}');
  expect(screen.getByRole('alert').textContent).toContain('The value at n');
  expect(stored().facts).toBe('{"n":1}');
  type('{"n":2}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(content.hasAttribute('aria-invalid')).toBe(false);
  expect(stored().facts).toBe('{"n":2}');
});

it('shows JSON from left to right, in the text that undo brings back', async () => {
  const { store } = opened({ facts: '{"n":1}' });
  const { content, type, text } = await jsonEditor('Facts');
  expect(content.dir).toBe('ltr');
  type('{"n":2}');
  act(() => void store.getState().undo());
  expect(text()).toBe('{"n":1}');
  expect(store.getState().future).toHaveLength(1);
});

it('divides the form', () => {
  opened();
  expect(screen.getByRole('heading', { name: 'The rest' })).toBeTruthy();
});

it('shows what undo brings back', () => {
  const { type, store } = opened({ key: 'abc' });
  type('Key', 'abcd');
  act(() => void store.getState().undo());
  expect(input('Key').value).toBe('abc');
});
