// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import { createBlock } from '../../model/create-block.js';
import type { StoredBlock } from '../../model/definition/public-values.js';
import { Blocks } from '../../renderer/Blocks.js';
import type { LeadOutcome } from '../../renderer/lead-outcome.js';
import { draw, resolved } from '../../renderer/page.fixture.js';
import { testDriveForm } from '../../shared/form-panel/test-drive-form.fixture.js';
import { show } from '../block.fixture.js';
import { formComponent } from '../form-component/form-component.definition.js';
import { jlrFormComponent } from './jlr-form-component.definition.js';
import { fixtures } from './jlr-form-component.fixture.js';

const state = { state: 'ready', value: { data: testDriveForm } } as const;

/** A page with the same form in two blocks. */
async function showTwice(outcome?: LeadOutcome) {
  const stored = fixtures[0] as StoredBlock;
  const blocks = resolved([stored, { ...stored, id: 'jlr-form-2' }]);
  await components.preloadWhole(['jlr-form-component']);
  const states = { 'jlr-form-1': state, 'jlr-form-2': state };
  const { container } = await draw(<Blocks blocks={blocks} states={states} outcome={outcome} />);
  return container;
}

const valuesOf = (root: Element, name: string) =>
  [...root.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value);

describe('form component with a position', () => {
  it('aligns the form left, center or right [B-3-227]', async () => {
    const { options = [] } = jlrFormComponent.fields.form_position.attrs;
    expect(options.map(({ value }) => value)).toEqual(['left', 'center', 'right']);
    for (const { value } of options) {
      const { root } = await show(fixtures[0], { state, fields: { form_position: value } });
      expect(root.querySelector('[data-position]')?.getAttribute('data-position')).toBe(value);
    }
  });

  it('has all fields of the form component and form_position, center by default [B-3-228]', () => {
    expect(Object.keys(jlrFormComponent.fields)).toEqual(
      Object.keys(formComponent.fields).toSpliced(-1, 0, 'form_position'),
    );
    expect(createBlock(jlrFormComponent).fields.form_position).toBe('center');
  });

  it('returns to its own block where a page has the same form twice', async () => {
    const container = await showTwice();
    expect(valuesOf(container, '_block')).toEqual(['jlr-form-1', 'jlr-form-2']);
    const actions = [...container.querySelectorAll('form')].map((form) =>
      form.getAttribute('action'),
    );
    expect(actions).toEqual(['#form-jlr-form-1', '#form-jlr-form-2']);
    for (const action of actions) expect(container.querySelectorAll(action ?? '')).toHaveLength(1);
    expect(new Set(valuesOf(container, '_idempotency_key')).size).toBe(2);
    const thanked = await showTwice({
      kind: 'lead_stored',
      formId: 'test-drive',
      block: 'jlr-form-2',
    });
    expect(thanked.querySelector('#form-jlr-form-1 form')).not.toBeNull();
    expect(thanked.querySelector('#form-jlr-form-2 form')).toBeNull();
    const rejected = await showTwice({
      kind: 'lead_refused',
      formId: 'test-drive',
      block: 'jlr-form-1',
      errors: { email: 'This is no address.' },
      values: { email: 'abc' },
    });
    expect(valuesOf(rejected, 'email')).toEqual(['abc', '']);
  });

  it('sends no hidden fields [B-0-14]', async () => {
    const { root } = await show(fixtures[0], { state });
    expect(valuesOf(root, 'source')).toEqual([]);
  });
});
