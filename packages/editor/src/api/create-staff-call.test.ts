import { type Call, ServiceError } from '@mawkib/api-clients';
import { getPage } from '@mawkib/api-clients/contracts';
import { expect, it } from 'vitest';
import { createStaffCall, signInAddress } from './create-staff-call.ts';

const rejected = (status: number) => {
  const walked: string[] = [];
  const plain: Call = () => Promise.reject(new ServiceError('http', 'no', { status }));
  const redirects = {
    noAccess: () => walked.push('no access'),
    signIn: () => walked.push('sign in'),
  };
  const call = createStaffCall({ csrf: null, locale: 'ar' }, redirects, plain);
  return { walked, ask: () => call(getPage, { params: { id: 'x' } }) };
};

it.each([
  [401, ['sign in']],
  [403, ['no access']],
  [500, []],
])('walks to the right door after %i and still says what happened', async (status, redirects) => {
  const { walked, ask } = rejected(status);
  await expect(ask()).rejects.toMatchObject({ status });
  expect(walked).toEqual(redirects);
});

it('asks in the language that the editor has now', async () => {
  const session = { csrf: null, locale: 'ar' as 'ar' | 'en' };
  const requested: unknown[] = [];
  const plain = (async (...call: unknown[]) => void requested.push(call[2])) as unknown as Call;
  const call = createStaffCall(session, { noAccess() {}, signIn() {} }, plain);
  await call(getPage, { params: { id: 'x' } });
  session.locale = 'en';
  await call(getPage, { params: { id: 'x' } });
  expect(requested).toEqual([{ locale: 'ar' }, { locale: 'en' }]);
});

it('comes back from the sign-in to where one was', () => {
  expect(signInAddress({ pathname: '/ar/cms/pages/home', search: '?a=1' })).toBe(
    '/services/identity/sign-in?return_to=%2Far%2Fcms%2Fpages%2Fhome%3Fa%3D1',
  );
});
