import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { pinAddresses, type Resolve, readAddress } from './outside-address.js';
import { isUpstreamError, UpstreamError } from './outside-error.js';
import { readResponse } from './read-answer.js';

export interface GuardedFetchOptions {
  /** Lets `http` and this machine be asked under the name `localhost`. Never in production. */
  allowLocal?: boolean;
  /** Milliseconds for everything, from the name to the last byte; 3000 unless given. */
  timeLimit?: number;
  /** Bytes of an answer; 2,000,000 unless given. */
  sizeLimit?: number;
  /** How names are resolved; the system's way unless given. */
  resolve?: Resolve;
  /** Opens the connection to an address that passed; TCP unless given. */
  dial?: (address: string, port: number) => Socket;
  /** Authorities (PEM) that vouch for hosts instead of the usual ones. */
  ca?: string;
}

export interface GuardedCallOptions {
  /** A bare text is an answer too. */
  text?: boolean;
  /** Posts this instead of asking; it is sent once, whatever becomes of it. */
  post?: { body: string; headers: Readonly<Record<string, string>> };
  /** Only whether it was taken counts; what the answer says is not read. */
  discard?: boolean;
}

/** Asks an address and gives the body of its answer. Rejects with an `OutsideError`. */
export type GuardedFetch = (address: string, options?: GuardedCallOptions) => Promise<unknown>;

/** What else a request says, and how long it may take. */
export interface GuardedRequest {
  post?: GuardedCallOptions['post'];
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** The answer of an address that may be asked, before anything of it is read. */
export const openGuarded = (options: GuardedFetchOptions) => {
  const { allowLocal = false, resolve = resolveBySystem, dial = dialTcp, ca } = options;
  return async (url: URL, { signal, ...said }: GuardedRequest): Promise<IncomingMessage> => {
    const pinned = await orAborted(pinAddresses(url, { resolve, allowLocal }), signal);
    const socket = await connectToOneOf(pinned, url, { dial, signal, ca });
    return ask(socket, url, { signal, ...said });
  };
};

/**
 * Asks addresses that settings name, which staff may write and which the server must not follow
 * blindly. Only `https`; no host inside a private network, whatever its name says, and the
 * connection goes to the very address that was checked; no redirects, no cookies, no credentials;
 * JSON alone (a bare text where the caller takes one), within a time and a size.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const { allowLocal = false, timeLimit = 3000, sizeLimit = 2_000_000 } = options;
  const open = openGuarded(options);

  return async (address, { text = false, post, discard = false } = {}) => {
    const url = readAddress(address, allowLocal);
    const host = url.hostname;
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const response = await open(url, { signal, ...(post && { post }) });
      const reading = readResponse(response, { host, sizeLimit, text, discard });
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
 * A connection to the first address that takes one. Nothing of the request is sent before, and once
 * it may have been no other address is tried: what is posted arrives at most once.
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

function ask(
  socket: Socket,
  url: URL,
  { signal, post, headers }: GuardedRequest,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // Without an agent the connection belongs to this one exchange.
  return new Promise((resolve, reject) => {
    const asking = request(url, {
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
    asking.once('response', resolve).once('error', reject).end(post?.body);
  });
}

/** An address has no server name to send; its certificate is checked against the address itself. */
const nameOf = (host: string) =>
  /[:]|^[\d.]+$/.test(host) ? { host } : { host, servername: host };

/** The promise, or a rejection once the time is over; what was under way is ended then. */
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
