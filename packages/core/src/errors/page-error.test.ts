import { describe, expect, it } from 'vitest';
import { PageError, silentLogger, toPageError } from './index.js';

describe('PageError', () => {
  it('carries message and statusCode, 500 unless given [S-8-02]', () => {
    expect(new PageError('Broken')).toMatchObject({ message: 'Broken', statusCode: 500 });
    expect(new PageError('Gone', { statusCode: 410 }).statusCode).toBe(410);
    expect(new PageError('Odd', { statusCode: 200 }).statusCode).toBe(500);
  });

  it('is made of whatever was thrown', () => {
    const cause = Object.assign(new Error('No such page'), { status: 404 });
    expect(toPageError(cause)).toMatchObject({ message: 'No such page', statusCode: 404, cause });
    expect(toPageError('Plain').message).toBe('Plain');
    for (const odd of [null, undefined, 5, {}, { status: '404' }, { status: 99 }]) {
      expect(toPageError(odd)).toMatchObject({ message: 'Something went wrong', statusCode: 500 });
    }
    const known = new PageError('Known');
    expect(toPageError(known)).toBe(known);
  });
});

describe('silentLogger', () => {
  it('writes nothing and fails never', () => {
    expect([silentLogger.warn('x'), silentLogger.error('x')]).toEqual([undefined, undefined]);
  });
});
