// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createBlock } from '../../model/index.js';
import { show } from '../block.fixture.js';
import { jlrMapUpdate } from './jlr-map-update.definition.js';
import { fixtures } from './jlr-map-update.fixture.js';

const fresh = createBlock(jlrMapUpdate, () => 'new');
const good = 'SALEA7BW6N2104417';

async function enter(root: Element, vin: string) {
  const input = root.querySelector('input') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, vin);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => root.querySelector<HTMLElement>('form button')?.click());
  return root.getAttribute('data-step');
}
const shown = (root: Element) => root.querySelector('li:not([data-off])');

describe('the map update guide', () => {
  it('has three steps with heading, content and picture, the first with a VIN [B-3-156] [B-3-397]', async () => {
    const { root } = await show(fixtures[0]);
    expect(jlrMapUpdate.template).toBe('jlr-map-update');
    const texts = [...root.querySelectorAll('li')].map((step) => step.textContent);
    expect(texts).toEqual([
      expect.stringMatching(/Step 1 of 3.*First.*Text of one.*Your VIN.*Go on/),
      expect.stringMatching(/Step 2 of 3.*Second.*Text of two/),
      expect.stringMatching(/Step 3 of 3.*Third.*Text of three/),
    ]);
    expect([...root.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
      'Picture one',
      'Picture two',
      'Picture three',
    ]);
    expect(root.querySelector('em')?.textContent).toBe('one');
    expect(root.querySelector('input')?.placeholder).toBe('SAL…');
  });

  it('continues only with a VIN that the block accepts [B-3-158]', async () => {
    const { root } = await show(fixtures[0]);
    for (const wrong of ['', good.slice(1), good.replace('7', 'O'), good.replace('SAL', 'SAD')]) {
      expect(await enter(root, wrong)).toBe('1');
      expect(root.querySelector('[id$="-error"]')?.textContent).toContain('Not one of ours.');
      expect(document.activeElement).toBe(root.querySelector('input'));
    }
    expect(await enter(root, ' sal ea7bw6n21٠٤417')).toBe('2');
    expect(document.activeElement?.textContent).toBe('Second');
    expect(shown(root)?.querySelector('bdi[dir="ltr"]')?.textContent).toBe(good);
  });

  it('never sends, stores or logs the VIN', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
    const logs = (['log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    );
    const { root } = await show(fixtures[0]);
    await enter(root, good);
    const said = JSON.stringify(logs.flatMap(({ mock }) => mock.calls));
    expect(fetch).not.toHaveBeenCalled();
    expect(said + location.href + document.cookie).not.toContain(good);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(good);
    expect(root.querySelector('input')?.hasAttribute('name')).toBe(false);
    vi.restoreAllMocks();
  });

  it('has the document’s error and guidance by default [B-8-05] [B-9-35] [B-9-36] [B-9-37] [S-9-43]', async () => {
    const { root } = await show(fresh);
    await enter(root, 'X');
    expect(root.querySelector('[id$="-error"]')?.textContent).toContain(
      'VIN not recognised. Please check you have entered your VIN correctly or try again later.',
    );
    for (const locale of ['en', 'ar'] as const) {
      const { root: guide } = await show(fresh, { locale });
      for (const fact of ['20-30GB', 'USB 3.0', 'FAT32', 'NTFS', 'exFAT']) {
        expect(guide.textContent).toContain(fact);
      }
      const isolated = guide.querySelector('li:nth-child(2) bdi')?.textContent;
      if (locale === 'ar') expect(isolated).toBe('20-30GB');
    }
    expect(root.textContent).toContain('FAT32 or NTFS are supported, not exFAT');
  });

  it('goes back and forth, and keeps the VIN', async () => {
    const { root } = await show(fixtures[0]);
    await enter(root, good);
    const press = (label: string) =>
      act(async () =>
        [...(shown(root)?.querySelectorAll('button') ?? [])]
          .find(({ textContent }) => textContent === label)
          ?.click(),
      );
    await press('Next');
    expect(root.getAttribute('data-step')).toBe('3');
    await press('Previous');
    await press('Previous');
    expect(root.getAttribute('data-step')).toBe('1');
    expect(root.querySelector('input')?.value).toBe(good);
  });
});
