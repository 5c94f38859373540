// @vitest-environment happy-dom
import type { Form, FormField } from '@mawkib/api-clients/contracts/forms';
import { FormModal } from '@mawkib/forms';
import { describe, expect, it, vi } from 'vitest';
import { loadBlockData } from '../../definitions/load-block-data.js';
import { createBlock } from '../../model/create-block.js';
import { Blocks } from '../../renderer/Blocks.js';
import { draw, serve, takeOver } from '../../renderer/page.fixture.js';
import { testDriveForm } from '../../shared/form-panel/test-drive-form.fixture.js';
import { show } from '../block.fixture.js';
import { formComponent } from './form-component.definition.js';
import { fixtures } from './form-component.fixture.js';

const state = { state: 'ready', value: { data: testDriveForm } } as const;

describe('form component', () => {
  it('shows the form of its form_id as a native form [B-3-220]', async () => {
    const { root } = await show(fixtures[0], { state });
    const form = root.querySelector('form');
    expect(form?.method).toBe('post');
    const names = [...(form?.elements ?? [])].map((element) => element.getAttribute('name'));
    expect(names).toEqual(expect.arrayContaining(['name', 'phone', 'email', 'model', 'consent']));
    expect(root.querySelector('h1')?.textContent).toBe('Book a test drive');
  });

  it('sanitises the introduction, whatever the service returns', async () => {
    const introduction = '<b>Call</b> us<img src=x onerror=alert(1)><meta http-equiv=refresh>';
    const attributes = { ...testDriveForm.attributes, introduction };
    const { blocks } = await show(fixtures[0], { state });
    const states = await loadBlockData(blocks, {
      definitionOf: () => formComponent,
      call: (async () => ({ data: { ...testDriveForm, attributes } })) as never,
      search: new URLSearchParams(),
      locale: 'en',
      path: '/',
    });
    const { container } = await draw(<Blocks blocks={blocks} states={states} />);
    expect(container.querySelector('form')).not.toBeNull();
    expect(container.innerHTML).toContain('<b>Call</b> us');
    expect(container.innerHTML).not.toMatch(/onerror|http-equiv/);
  });

  it('shows texts that a document can hold, so that a browser takes the form over as it is', async () => {
    const odd = (text: string) => `\0${text}\ud800\0`;
    const [field] = testDriveForm.attributes.fields;
    const attributes = {
      ...testDriveForm.attributes,
      title: odd('Title'),
      introduction: odd('Introduction'),
      submit_label: odd('Send'),
      fields: [
        { ...field, id: 'model', type: 'radio', label: odd('Label'), help: '\0' },
        { ...field, id: 'name', type: 'text', label: odd('Name'), help: odd('Help') },
      ].map((each) => ({ ...each, options: [{ value: 'a', label: odd('Option') }] })),
    };
    const { blocks } = await show(fixtures[0], { state, fields: { title: null } });
    const states = await loadBlockData(blocks, {
      definitionOf: () => formComponent,
      call: (async () => ({ data: { ...testDriveForm, attributes } })) as never,
      search: new URLSearchParams(),
      locale: 'en',
      path: '/',
    });
    const page = <Blocks blocks={blocks} states={states} />;
    const html = serve(page, blocks);
    expect(html.includes('\0')).toBe(false);
    expect(html.isWellFormed()).toBe(true);
    for (const text of ['Title', 'Introduction', 'Send', 'Label', 'Help', 'Option']) {
      expect(html).toContain(text);
    }
    expect((await takeOver(html, page)).errors).toEqual([]);
  });

  it('lays fields out in two columns when told to [B-3-221]', async () => {
    const columns = async (has_two_columns: boolean) =>
      (await show(fixtures[0], { state, fields: { has_two_columns } })).root.querySelector(
        '[data-columns="2"]',
      );
    expect(await columns(true)).not.toBeNull();
    expect(await columns(false)).toBeNull();
  });

  it('sends hidden fields from a dialog alone, and prefills by its mappings [S-5-15] [B-0-14]', async () => {
    const [name, ...rest] = testDriveForm.attributes.fields;
    const field = (id: string, type: FormField['type']) =>
      ({ id, type, label: id, required: false, width: 'full' }) as const;
    const options = [{ value: 'dubai', label: 'Dubai' }];
    const location = { ...field('location', 'location'), options };
    const fields = [name, ...rest, field('source', 'hidden'), location];
    const withHidden = {
      ...testDriveForm,
      attributes: { ...testDriveForm.attributes, fields },
    } as Form;
    const sent = (root: Element) =>
      Object.fromEntries(new FormData(root.querySelector('form') ?? undefined) as never);
    const { blocks } = await show(fixtures[0], { state });
    const inPage = await draw(
      <Blocks
        blocks={blocks}
        states={{ 'form-1': { state: 'ready', value: { data: withHidden } } }}
        address={{ pathname: '/test-drive', search: '?model=f-type&retailer=AE-001&source=x' }}
      />,
    );
    expect(sent(inPage.container)).toMatchObject({
      model: 'f-type',
      location: 'dubai',
      source: '',
    });
    const { container } = await draw(
      <FormModal
        open
        onClose={() => {}}
        source={{
          load: async () => ({ form: withHidden }),
          submit: async () => ({ kind: 'sent' }),
        }}
        hidden={{ source: 'web' }}
      />,
    );
    await vi.waitFor(() => expect(container.querySelector('form')).not.toBeNull());
    expect(sent(container)).toMatchObject({ source: 'web' });
  });

  it('aligns the button at right by default [B-3-226]', async () => {
    expect(createBlock(formComponent).fields.button_position).toBe('right');
  });

  it('states what the server rejected, beside what was typed', async () => {
    const { blocks } = await show(fixtures[0], { state });
    const { container } = await draw(
      <Blocks
        blocks={blocks}
        states={{ 'form-1': state }}
        outcome={{
          kind: 'lead_refused',
          formId: 'test-drive',
          message: 'Please check your answers.',
          errors: { email: 'This is no address.' },
          values: { email: 'abc', name: 'نورة' },
        }}
      />,
    );
    // The form lists the fields once.
    expect(container.textContent).not.toContain('Please check your answers.');
    expect(container.textContent).toContain('This is no address.');
    expect(container.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('abc');
  });

  it('states what was rejected where no field of the form is to blame', async () => {
    const { blocks } = await show(fixtures[0], { state });
    const { container } = await draw(
      <Blocks
        blocks={blocks}
        states={{ 'form-1': state }}
        outcome={{
          kind: 'lead_refused',
          formId: 'test-drive',
          message: 'Too many requests.',
          errors: { unknown: 'Not of this form.' },
          values: {},
        }}
      />,
    );
    expect(container.textContent).toContain('Too many requests.');
  });

  it('thanks in the form’s place once the lead is stored', async () => {
    const { blocks } = await show(fixtures[0], { state });
    const { container } = await draw(
      <Blocks
        blocks={blocks}
        states={{ 'form-1': state }}
        outcome={{ kind: 'lead_stored', formId: 'test-drive' }}
      />,
    );
    expect(container.textContent).toContain('شكرًا لك');
    expect(container.querySelector('form')).toBeNull();
    // Title and introduction speak of what is still to be sent.
    expect(container.querySelectorAll('h1, h2, h3')).toHaveLength(1);
    expect(container.textContent).not.toContain('اترك لنا بياناتك');
  });

  it('gives each page view a key of its own, made in the browser', async () => {
    const key = async () =>
      (await show(fixtures[0], { state })).root.querySelector<HTMLInputElement>(
        '[name="_idempotency_key"]',
      )?.value;
    const [first, second] = [await key(), await key()];
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(first).not.toBe(second);
  });
});
