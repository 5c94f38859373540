import { afterEach, expect, it, vi } from 'vitest';
import { exportLeads } from './export-leads.js';

afterEach(() => vi.useRealTimers());

it('looks at the status of an export every two seconds', async () => {
  vi.useFakeTimers();
  const answer = (status: string) => async () => ({
    data: { id: 'e1', status, created_at: '2026-11-20T08:00:00Z' },
  });
  const looks: number[] = [];
  const begin = Date.now();
  const calls = {
    createLeadExport: answer('pending'),
    getLeadExport: () => {
      looks.push(Date.now() - begin);
      return answer(looks.length < 3 ? 'processing' : 'done')();
    },
    downloadLeadExport: async () => ({ name: 'leads.csv' }),
  };
  const file = exportLeads(calls as never, 'test-drive', {});
  await vi.runAllTimersAsync();
  expect(await file).toEqual({ name: 'leads.csv' });
  expect(looks).toEqual([2000, 4000, 6000]);
});
