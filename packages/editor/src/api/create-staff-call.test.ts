import { type Call, ServiceError } from '@mawkib/api-clients';
import { getPage } from '@mawkib/api-clients/contracts/content';
import { expect, it } from 'vitest';
import { createStaffCall, signInAddress } from './create-staff-call.ts';

const rejected = (status: number) => {
  const visited: string[] = [];
  const plain: Call = () => Promise.reject(new ServiceError('http', 'no', { status }));
  const redirects = {
    noAccess: () => visited.push('no access'),
    signIn: () => visited.push('sign in'),
  };
  const call = createStaffCall({ csrf: null, locale: 'ar' }, redirects, plain);
  return { visited, ask: () => call(getPage, { params: { id: 'x' } }) };
};

it.each([
  [401, ['sign in']],
  [403, ['no access']],
  [500, []],
])('redirects after %i and still rejects', async (status, redirects) => {
  const { visited, ask } = rejected(status);
  await expect(ask()).rejects.toMatchObject({ status });
  expect(visited).toEqual(redirects);
});

it('requests in the current language of the editor', async () => {
  const session = { csrf: null, locale: 'ar' as 'ar' | 'en' };
  const requested: unknown[] = [];
  const plain = (async (...call: unknown[]) => void requested.push(call[2])) as unknown as Call;
  const call = createStaffCall(session, { noAccess() {}, signIn() {} }, plain);
  await call(getPage, { params: { id: 'x' } });
  session.locale = 'en';
  await call(getPage, { params: { id: 'x' } });
  expect(requested).toEqual([{ locale: 'ar' }, { locale: 'en' }]);
});

it('returns from the sign-in to the current address', () => {
  expect(signInAddress({ pathname: '/ar/cms/pages/home', search: '?a=1' })).toBe(
    '/services/identity/sign-in?return_to=%2Far%2Fcms%2Fpages%2Fhome%3Fa%3D1',
  );
});
