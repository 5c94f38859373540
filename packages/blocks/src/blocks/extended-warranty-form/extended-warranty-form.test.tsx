// @vitest-environment happy-dom
import { withoutIsolates } from '@mawkib/core/locale';
import { describe, expect, it } from 'vitest';
import { createBlock } from '../../model/index.js';
import { Blocks } from '../../renderer/Blocks.js';
import { draw } from '../../renderer/page.fixture.js';
import { testDriveForm } from '../../shared/form-panel/test-drive-form.fixture.js';
import { show } from '../block.fixture.js';
import { extendedWarrantyForm } from './extended-warranty-form.definition.js';
import { fixtures } from './extended-warranty-form.fixture.js';

const [fixture] = fixtures;
const state = { state: 'ready', value: { data: testDriveForm } } as const;
const rows = (root: Element) =>
  [...root.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => withoutIsolates(cell.textContent ?? '')),
  );

describe('extended warranty form', () => {
  it('renders its form, which submits, and thanks [B-3-297]', async () => {
    const { root, blocks } = await show(fixture, { state });
    const form = root.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '#form-warranty-1']);
    expect(root.querySelector('[data-columns="2"]')).not.toBeNull();
    expect(root.querySelector('[data-position="center"]')).not.toBeNull();
    const outcome = { kind: 'lead_stored', formId: 'test-drive', block: 'warranty-1' } as const;
    const { container } = await draw(
      <Blocks blocks={blocks} states={{ 'warranty-1': state }} outcome={outcome} />,
    );
    expect(container.querySelector('form')).toBeNull();
    expect(container.textContent).toContain('شكرًا لك');
  });

  it('has a table of starting prices, empty for 0 and for what is no price [B-3-298] [B-3-306]', async () => {
    const { root } = await show(fixture, { state });
    expect(rows(root)).toEqual([
      ['Defender', 'AED 6,400'],
      ['F-TYPE', 'AED 5,200'],
      ['XE', ''],
      ['XF', ''],
      ['F-PACE', ''],
    ]);
    const arabic = await show(fixture, { state, locale: 'ar' });
    expect(rows(arabic.root)[0]).toEqual(['ديفندر', '6,400 د.إ']);
  });

  it('has no table without rows, and keeps its form for damaged ones', async () => {
    for (const price_table of ['', '[', '{"model":1}', `[${'[['.repeat(50)}`]) {
      const { root } = await show(fixture, { state, fields: { price_table } });
      expect([root.querySelector('table'), root.querySelector('form') !== null]).toEqual([
        null,
        true,
      ]);
    }
    expect(createBlock(extendedWarrantyForm).fields.button_position).toBe('right');
  });
});
