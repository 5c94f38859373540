import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { toWebRequest } from './to-web-request.ts';

const signal = new AbortController().signal;
const request = (given: object) =>
  toWebRequest(
    { url: '/ar/offers?a=1', method: 'GET', headers: {}, ...given } as FastifyRequest,
    'https://market.example',
    signal,
  );

describe('toWebRequest', () => {
  it('takes the origin from the deployment, never from the Host header', () => {
    const { url } = request({ headers: { host: 'evil.example' } });
    expect(url).toBe('https://market.example/ar/offers?a=1');
  });

  it('cannot be sent elsewhere by an address of another origin', () => {
    for (const url of ['//evil.example/ar/', 'http://evil.example/', '@evil.example/']) {
      expect(new URL(request({ url }).url).origin).toBe('https://market.example');
    }
  });

  it('keeps headers, lists joined', () => {
    const { headers } = request({ headers: { cookie: 'a=1', accept: ['x', 'y'], ':path': '/' } });
    expect(headers.get('cookie')).toBe('a=1');
    expect(headers.get('accept')).toBe('x, y');
  });

  it('asks for the document on HEAD and carries a body on POST', async () => {
    expect(request({ method: 'HEAD' }).method).toBe('GET');
    const posted = request({ method: 'POST', body: Buffer.from('name=علي') });
    expect(await posted.text()).toBe('name=علي');
  });
});
