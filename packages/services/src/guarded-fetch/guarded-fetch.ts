import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { pinAddresses, type Resolve, readAddress } from './address-rules.js';
import { readResponse } from './read-response.js';
import { isUpstreamError, UpstreamError } from './upstream-error.js';

export interface GuardedFetchOptions {
  /** Allows `http` and this machine under the name `localhost`. Never in production. */
  allowLocal?: boolean;
  /** Total timeout in milliseconds, from name resolution to the last byte. Default 3000. */
  timeLimit?: number;
  /** Max bytes of a response. Default 2,000,000. */
  sizeLimit?: number;
  /** Resolves host names. Default: the system resolver. */
  resolve?: Resolve;
  /** Opens the connection to a checked address. Default: TCP. */
  dial?: (address: string, port: number) => Socket;
  /** Certificate authorities (PEM) that replace the default ones. */
  ca?: string;
}

export interface GuardedCallOptions {
  /** Accepts plain text as well as JSON. */
  text?: boolean;
  /** Sends a POST request. It is sent once and never retried. */
  post?: { body: string; headers: Readonly<Record<string, string>> };
  /** Ignores the response body; only the status counts. */
  discard?: boolean;
  /** Max bytes of the response, at most the client's own limit. */
  sizeLimit?: number;
}

/** Fetches a URL and returns the response body. Rejects with an `UpstreamError`. */
export type GuardedFetch = (address: string, options?: GuardedCallOptions) => Promise<unknown>;

/** Headers, body and timeout of a request. */
export interface GuardedRequest {
  post?: GuardedCallOptions['post'];
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** Opens a request to an allowed URL; resolves with the response before its body is read. */
export const openGuarded = (options: GuardedFetchOptions) => {
  const { allowLocal = false, resolve = resolveBySystem, dial = dialTcp, ca } = options;
  return async (url: URL, { signal, ...said }: GuardedRequest): Promise<IncomingMessage> => {
    const pinned = await orAborted(pinAddresses(url, { resolve, allowLocal }), signal);
    const socket = await connectToOneOf(pinned, url, { dial, signal, ca });
    return openRequest(socket, url, { signal, ...said });
  };
};

/**
 * Creates a fetch for URLs that staff configure, protected against SSRF. Allowed: `https` only,
 * hosts with public addresses only (the connection goes to the address that was checked), no
 * redirects, no cookies or credentials, JSON only (or plain text on request), within a timeout and
 * a size limit.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const { allowLocal = false, timeLimit = 3000, sizeLimit = 2_000_000 } = options;
  const open = openGuarded(options);

  return async (address, { text = false, post, discard = false, ...call } = {}) => {
    const url = readAddress(address, allowLocal);
    const host = url.hostname;
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const response = await open(url, { signal, ...(post && { post }) });
      const limit = Math.min(sizeLimit, call.sizeLimit ?? sizeLimit);
      const reading = readResponse(response, { host, sizeLimit: limit, text, discard });
      return await orAborted(reading, signal, () => response.destroy());
    } catch (cause) {
      if (isUpstreamError(cause)) throw cause;
      throw new UpstreamError(signal.aborted ? 'timeout' : 'network', host, { cause });
    }
  };
}

const resolveBySystem: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

const dialTcp = (address: string, port: number): Socket => connect({ host: address, port });

interface ConnectOptions {
  dial: (address: string, port: number) => Socket;
  signal: AbortSignal;
  ca: string | undefined;
}

/**
 * Connects to the first reachable address. No data is sent before the connection is open, and no
 * other address is tried afterwards, so a POST arrives at most once.
 */
async function connectToOneOf(
  [first = '', ...others]: readonly string[],
  url: URL,
  options: ConnectOptions,
): Promise<Socket> {
  try {
    return await connectTo(first, url, options);
  } catch (error) {
    if (others.length === 0 || options.signal.aborted) throw error;
    return connectToOneOf(others, url, options);
  }
}

function connectTo(
  address: string,
  url: URL,
  { dial, signal, ca }: ConnectOptions,
): Promise<Socket> {
  const isSecure = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const bare = dial(address, Number(url.port) || (isSecure ? 443 : 80));
  const socket = isSecure ? connectTls({ socket: bare, ...nameOf(host), ...(ca && { ca }) }) : bare;
  return new Promise<Socket>((resolve, reject) => {
    const end = () => socket.destroy(signal.reason);
    const settle = (give: () => void) => {
      signal.removeEventListener('abort', end);
      socket.off('error', fail).off('close', closed);
      give();
    };
    const fail = (error: Error) => settle(() => reject(error));
    const closed = () => fail(new Error('The connection was closed'));
    signal.addEventListener('abort', end, { once: true });
    socket
      .once(isSecure ? 'secureConnect' : 'connect', () => settle(() => resolve(socket)))
      .once('error', fail)
      .once('close', closed);
  });
}

function openRequest(
  socket: Socket,
  url: URL,
  { signal, post, headers }: GuardedRequest,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // Without an agent the connection is used for this exchange only.
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, {
      createConnection: () => socket,
      method: post ? 'POST' : 'GET',
      signal,
      maxHeaderSize: 16_384,
      headers: {
        host: url.host,
        accept: 'application/json, text/*;q=0.1',
        'accept-encoding': 'identity',
        ...headers,
        ...(post && { ...post.headers, 'content-length': Buffer.byteLength(post.body) }),
      },
    });
    clientRequest.once('response', resolve).once('error', reject).end(post?.body);
  });
}

/**
 * IP addresses have no server name to send; the certificate is checked against the address itself.
 */
const nameOf = (host: string) =>
  /[:]|^[\d.]+$/.test(host) ? { host } : { host, servername: host };

/** The promise, or a rejection when the signal is aborted; `end` then stops the operation. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal, end?: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      end?.();
      reject(signal.reason);
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
