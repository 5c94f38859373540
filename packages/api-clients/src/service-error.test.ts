import { describe, expect, it } from 'vitest';
import { isServiceError, problemError, redactUrl, ServiceError } from './index.js';

const problem = {
  type: 'about:blank',
  title: 'Taken',
  status: 409,
  code: 'vehicle_locked',
  detail: 'Another buyer holds this vehicle.',
};

describe('ServiceError', () => {
  it('carries the problem, its status and its code', () => {
    const error = problemError(problem, 'initOrder');
    expect(error).toMatchObject({
      kind: 'http',
      status: 409,
      code: 'vehicle_locked',
      message: problem.detail,
      operation: 'initOrder',
    });
  });

  it('is distinguished from other errors', () => {
    expect(isServiceError(problemError(problem))).toBe(true);
    const foreign = Object.assign(new Error('x'), { name: 'ServiceError', kind: 'http' });
    expect(isServiceError(foreign)).toBe(true);
    for (const other of [new Error('x'), null, 'x', {}]) expect(isServiceError(other)).toBe(false);
  });

  it('keeps no secret of the address', () => {
    const request = { method: 'GET', url: 'https://u:p@x.example/a?token=abc&page=2' };
    const error = new ServiceError('network', 'x', { request });
    expect(error.request?.url).toBe('https://[redacted]@x.example/a?token=[redacted]&page=2');
    expect(redactUrl('/a?api_key=1&session=2&q=3')).toBe(
      '/a?api_key=[redacted]&session=[redacted]&q=3',
    );
    expect(redactUrl('/a/b')).toBe('/a/b');
  });
});
