import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commonErrors, errorsOf } from '@mawkib/api-clients/contracts';
import { getVehicle } from '@mawkib/api-clients/contracts/stock';
import { expect, test } from 'vitest';
import { packageRoot } from '../../db/migrate.js';
import { declaredOperations } from '../declared-operations.js';
import { idempotencyErrors } from '../idempotency/idempotency-errors.js';
import { ApiError } from './api-error.js';
import { apiErrors } from './api-errors.js';
import { declaredError } from './declared-error.js';

const sources = path.join(packageRoot, 'src');

/** `status: 404, code: 'unknown_page'` and `notFound('unknown_page')` in the sources. */
function thrownInSources(): [file: string, code: string, status: number][] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$|^testing/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(sources, file), 'utf8');
      const whole = [...text.matchAll(/status: (\d{3}),\s*code: '(\w+)'/g)];
      const missing = [...text.matchAll(/notFound\('(\w+)'\)/g)];
      return [
        ...whole.map(([, status, code = '']): [string, string, number] => [
          file,
          code,
          Number(status),
        ]),
        ...missing.map(([, code = '']): [string, string, number] => [file, code, 404]),
      ];
    });
}

/**
 * Errors before the operation is known, and of routes that are not operations: files and webhooks.
 */
const ofNoCall = [
  'unknown_route',
  'not_served_yet',
  'undeclared_error',
  'unknown_image_variant',
  'unsatisfiable_range',
  'invalid_signature',
  'demo_sign_in_elsewhere',
];

test('every error code of the services is declared by a call, with its status', () => {
  const known = new Set(
    declaredOperations.flatMap((operation) =>
      Object.entries(errorsOf(operation)).map(([code, status]) => `${status} ${code}`),
    ),
  );
  const thrown = thrownInSources();
  expect(thrown.length).toBeGreaterThan(50);
  const unknown = thrown
    .filter(([, code, status]) => !known.has(`${status} ${code}`) && !ofNoCall.includes(code))
    .map(([file, code, status]) => `${file}: ${status} ${code}`);
  expect(unknown).toEqual([]);
});

test('the common errors of the contracts are those of the http layer', () => {
  const made = [
    apiErrors.methodNotAllowed(['GET']),
    apiErrors.signInNeeded(),
    apiErrors.forbidden(),
    apiErrors.csrf(),
    apiErrors.stockElsewhere(),
    apiErrors.invalidRequest([]),
    apiErrors.malformedJson(1, 1),
    apiErrors.tooLarge(),
    apiErrors.headTooLarge(),
    apiErrors.tooSlow(),
    apiErrors.mediaType(),
    apiErrors.badRequest(),
    apiErrors.tooMany(1),
    apiErrors.closing(),
    apiErrors.busy(),
    apiErrors.storageFull(),
    apiErrors.unexpected(),
    idempotencyErrors.reused(),
    idempotencyErrors.inProgress(),
  ].map(({ details }) => [details.code, details.status]);
  const common = Object.entries(commonErrors).map(([code, { status }]) => [code, status]);
  expect(made.sort()).toEqual(common.sort());
});

test('an undeclared error becomes a 500 that names it, where responses are checked', async () => {
  const reject = (code: string, status: number) =>
    declaredError(
      getVehicle,
      Promise.reject(new ApiError({ status, code, title: { ar: 'لا', en: 'No' } })),
    ).catch(({ details }: ApiError) => [details.status, details.code]);
  expect(await reject('vehicle_not_found', 404)).toEqual([404, 'vehicle_not_found']);
  expect(await reject('too_many_requests', 429)).toEqual([429, 'too_many_requests']);
  expect(await reject('vehicle_not_found', 410)).toEqual([500, 'undeclared_error']);
  expect(await reject('csrf_token', 403)).toEqual([500, 'undeclared_error']);
  const bug = new Error('bug');
  await expect(declaredError(getVehicle, Promise.reject(bug))).rejects.toBe(bug);
});
