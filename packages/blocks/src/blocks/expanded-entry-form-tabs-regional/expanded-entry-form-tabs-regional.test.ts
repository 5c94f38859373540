// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { firstTab } from '../../shared/form-tabs/form-tabs.fixture.js';
import { show } from '../block.fixture.js';
import { expandedEntryFormTabs } from '../expanded-entry-form-tabs/expanded-entry-form-tabs.definition.js';
import { expandedEntryFormTabsRegional } from './expanded-entry-form-tabs-regional.definition.js';
import { fixtures } from './expanded-entry-form-tabs-regional.fixture.js';

const state = { state: 'ready', value: firstTab } as const;
const tabs = (root: Element) => [...root.querySelectorAll<HTMLElement>('[role="tab"]')];

it('shows the forms of the region in tabs [B-3-215]', async () => {
  const { root } = await show(fixtures[0], { state });
  expect(tabs(root).length).toBeGreaterThan(0);
  expect(root.querySelector('form')).not.toBeNull();
});

it('has the fields of the standard block, four tabs in the row, and rtl order [B-3-219]', async () => {
  const { fields, group_fields, group } = expandedEntryFormTabsRegional;
  expect(Object.keys(fields)).toEqual(Object.keys(expandedEntryFormTabs.fields));
  expect(Object.keys(group_fields)).toEqual(Object.keys(expandedEntryFormTabs.group_fields));
  expect(group).toBe('Mena');
  expect(fields.top_tabs_limit.default).toBe(4);
  const { root } = await show(fixtures[0], { state, locale: 'ar', fields: { top_tabs_limit: 4 } });
  expect(tabs(root)).toHaveLength(4);
  expect(root.querySelectorAll('details button')).toHaveLength(1);
  // In Arabic the next tab is the one at the left.
  tabs(root)[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  await expect
    .poll(() => root.querySelector('[aria-selected="true"]')?.textContent)
    .toBe('Brochure');
});
