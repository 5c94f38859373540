import type { AnyBlockDefinition, FieldMap } from '@mawkib/blocks/model';
import { string } from '@mawkib/blocks/model';
import { locales, markets, registerMarket } from '@mawkib/core/locale';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { pageFixture, pageStoreFixture } from '../../testing/pages.fixture.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { usePage } from '../store/page-store-context.ts';
import { Fields } from './Fields.tsx';

afterEach(cleanup);

beforeAll(() => {
  const language = (tag: string, name: string, fallbacks: string[]) =>
    ({ tag, language: tag, name, direction: tag === 'ar' ? 'rtl' : 'ltr', fallbacks }) as const;
  registerMarket({
    ...markets.AE,
    locales: [
      language('en', 'English', ['ar', 'fr']),
      language('ar', 'العربية', ['en', 'fr']),
      language('fr', 'Français', ['en', 'ar']),
    ],
  });
});

const fields: FieldMap = { heading: string({ label: { ar: 'العنوان', en: 'Heading' } }) };
const definition = {
  template: 'try',
  version: 1,
  name: { ar: 'تجربة', en: 'Try' },
  fields,
  group_fields: {},
  migrations: {},
} as unknown as AnyBlockDefinition;

function Form() {
  const stored = usePage(({ tree }) => tree[0]?.fields);
  return <Fields fields={fields} values={stored ?? {}} block="x" shown={locales} />;
}

function opened(values: Record<string, unknown>) {
  const block = { id: 'x', template: 'try', version: 1, fields: values, groups: [] };
  const store = pageStoreFixture(pageFixture([block]), { definitionOf: () => definition });
  renderStaff(<Form />, { store, locale: 'en' });
  return () => store.getState().tree[0]?.fields;
}

const gap = 'No text in this language. Visitors see the text in English.';

it('has an input for each language of the market and marks the one without a text', () => {
  const stored = opened({ heading: { en: 'Tides', ar: 'المدّ' } });
  const inputs = ['English', 'Arabic', 'French'].map((name) =>
    screen.getByLabelText(`Heading (${name})`),
  );
  expect(inputs.map((input) => input.getAttribute('dir'))).toEqual(['ltr', 'rtl', 'ltr']);
  expect(screen.getAllByText(gap)).toHaveLength(1);
  const [, , french] = inputs as [HTMLElement, HTMLElement, HTMLElement];
  const noted = document.getElementById(french.getAttribute('aria-describedby') ?? '');
  expect(noted?.textContent).toBe(gap);
  fireEvent.change(french, { target: { value: 'Marées' } });
  expect(stored()).toEqual({ heading: { en: 'Tides', ar: 'المدّ', fr: 'Marées' } });
  expect(screen.queryByText(gap)).toBeNull();
});

it('marks nothing where no language has a text', () => {
  opened({ heading: {} });
  expect(screen.queryByText(/No text in this language/)).toBeNull();
});
