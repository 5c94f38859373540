// @vitest-environment happy-dom
import { loadLateParts } from '@mawkib/core/react';
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { validateAnswers } from '../engine/index.js';
import { LeadForm, type LeadFormProps } from './LeadForm.js';
import { loadCheckLead } from './load-check-lead.js';
import { testDriveForm } from './test-drive.fixture.js';

beforeAll(async () => {
  await loadLateParts();
  await loadCheckLead();
});
afterEach(cleanup);

const rejected = validateAnswers(testDriveForm('ar'), {}, 'ar');
const states: Record<string, Partial<LeadFormProps>> = {
  empty: {},
  rejected: { errors: rejected.ok ? {} : rejected.errors, columns: 2 },
  sent: { sent: true },
};

test.each(Object.entries(states))('nothing for axe to find: %s', async (_, props) => {
  const { container } = render(
    <LocaleProvider locale="ar">
      <LeadForm form={testDriveForm('ar')} {...props} />
    </LocaleProvider>,
  );
  // Colours need a real browser; the stories are checked in one.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
