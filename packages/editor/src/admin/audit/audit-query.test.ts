import { expect, it } from 'vitest';
import { auditQuery, readHead } from './audit-query.ts';

it('asks for whole days, and for nothing that is blank or no day', () => {
  const requested = auditQuery(
    new URLSearchParams({ person: 'p', action: ' ', from: '2026-11-20', until: '2026-11-20' }),
  );
  expect(requested.person).toBe('p');
  expect(requested).not.toHaveProperty('action');
  expect(Date.parse(requested.until ?? '') - Date.parse(requested.from ?? '')).toBe(86_400_000 - 1);
  expect(auditQuery(new URLSearchParams({ from: 'soon' }))).toEqual({});
});

it('reads a head as it was copied', () => {
  const hash = 'ab'.repeat(32);
  expect(readHead(` 120:${hash.toUpperCase()} `)).toEqual({ seq: 120, hash });
  for (const wrong of ['', '120', `x:${hash}`, `120:${hash}0`]) {
    expect(readHead(wrong)).toBeUndefined();
  }
});
