import { afterEach, expect, it, vi } from 'vitest';
import { createCall } from '../call.js';
import { exportLeads } from './export-leads.js';

afterEach(() => vi.useRealTimers());

it('looks at the status of an export every two seconds', async () => {
  vi.useFakeTimers();
  const response = (status: string) => async () => ({
    data: { id: 'e1', status, created_at: '2026-11-20T08:00:00Z' },
  });
  const looks: number[] = [];
  const begin = Date.now();
  const responses: Record<string, () => Promise<unknown>> = {
    createLeadExport: response('pending'),
    getLeadExport: () => {
      looks.push(Date.now() - begin);
      return response(looks.length < 3 ? 'processing' : 'done')();
    },
    downloadLeadExport: async () => ({ name: 'leads.csv' }),
  };
  const call = createCall(async ({ id }) => responses[id]?.(), { validate: false });
  const file = exportLeads(call, { form: 'test-drive' });
  await vi.runAllTimersAsync();
  expect(await file).toEqual({ name: 'leads.csv' });
  expect(looks).toEqual([2000, 4000, 6000]);
});
