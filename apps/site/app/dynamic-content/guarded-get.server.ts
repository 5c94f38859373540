import { lookup as resolveName } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Answer, Get } from '@mawkib/core/dynamic-content';
import { isPublicAddress } from './public-address.server.ts';

export interface GuardedGetOptions {
  /** Origin of the site itself, which may always be asked. */
  publicUrl: string;
  /** Milliseconds for the whole answer; 3000 unless given. */
  timeLimit?: number;
  /** Bytes of an answer; 2,000,000 unless given. */
  sizeLimit?: number;
}

/**
 * Asks addresses that settings name. Only http and https, no address inside this network unless the
 * site itself is there, no redirects, no credentials; an answer that takes too long or is too large
 * is a failure. What a name stands for is checked at the moment it is connected to.
 */
export function createGuardedGet({
  publicUrl,
  timeLimit = 3000,
  sizeLimit = 2_000_000,
}: GuardedGetOptions): Get {
  const own = new URL(publicUrl);
  const mayReach = (url: URL) =>
    url.origin === own.origin || isInside(own.hostname) ? () => true : isPublicAddress;

  return async (address) => {
    const url = new URL(address, own);
    if (!['http:', 'https:'].includes(url.protocol))
      throw new Error('Only http and https are asked');
    if (url.username !== '' || url.password !== '') throw new Error('An address holds no password');
    const allowed = mayReach(url);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !allowed(host)) throw refused();
    return ask(url, { allowed, timeLimit, sizeLimit });
  };
}

const isInside = (host: string) =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  (isIP(host) !== 0 && !isPublicAddress(host));

const refused = () => new Error('An address inside this network is not asked');

interface AskOptions {
  allowed: (address: string) => boolean;
  timeLimit: number;
  sizeLimit: number;
}

function ask(url: URL, { allowed, timeLimit, sizeLimit }: AskOptions): Promise<Answer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asking = send(
      url,
      {
        lookup: guardedLookup(allowed),
        signal: AbortSignal.timeout(timeLimit),
        headers: { accept: 'application/json, */*;q=0.1', 'accept-encoding': 'identity' },
      },
      (response) => {
        read(response, sizeLimit).then(
          (text) => resolve({ status: response.statusCode ?? 0, body: parsed(text) }),
          reject,
        );
      },
    );
    asking.once('error', reject);
    asking.end();
  });
}

const guardedLookup =
  (allowed: (address: string) => boolean): LookupFunction =>
  (name, options, done) =>
    resolveName(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (!addresses.every(({ address }) => allowed(address))) return done(refused(), []);
      const [first] = addresses;
      if (options.all || !first) return done(null, addresses);
      return done(null, first.address, first.family);
    });

async function read(response: IncomingMessage, sizeLimit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    if (size > sizeLimit) {
      response.destroy();
      throw new Error(`An answer of more than ${sizeLimit} bytes is not read`);
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
