import { connect, type Socket } from 'node:net';

/** HTTP client on keep-alive connections that discards response bodies. */
export interface DrainingClient {
  /** Resolves after the last byte of the response; anything but a 2xx is an error. */
  drain(path: string): Promise<void>;
  close(): void;
}

/**
 * Creates a client that does not disturb the measurement. Node's own allocates every response, and
 * at some 20 MB/s its garbage collector pauses this process for 10 to 25 ms, which would count
 * against the service. Supports responses with `content-length` only, one request per connection at
 * a time.
 */
export function createDrainingClient(origin: string): DrainingClient {
  const { hostname, port, host } = new URL(origin);
  const idle: Connection[] = [];
  const all = new Set<Connection>();
  const open = () => {
    const connection = createConnection(hostname, Number(port));
    all.add(connection);
    return connection;
  };
  return {
    async drain(path) {
      const connection = idle.pop() ?? open();
      try {
        await connection.ask(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
        idle.push(connection);
      } catch (error) {
        all.delete(connection);
        connection.close();
        throw new Error(`GET ${path}: ${(error as Error).message}`);
      }
    },
    close() {
      for (const connection of all) connection.close();
    },
  };
}

interface Connection {
  ask(request: string): Promise<void>;
  close(): void;
}

const bufferBytes = 65_536;
const endOfHead = '\r\n\r\n';

function createConnection(host: string, port: number): Connection {
  let waiting: { done(): void; fail(error: Error): void } | undefined;
  /** The response so far, until its head is complete. */
  let head = '';
  /** Bytes of the body still to come; undefined until the head is complete. */
  let left: number | undefined;

  const fail = (error: Error) => {
    waiting?.fail(error);
    waiting = undefined;
  };
  const read = (bytes: Buffer) => {
    let from = 0;
    if (left === undefined) {
      const before = head.length;
      head += bytes.toString('latin1');
      const end = head.indexOf(endOfHead);
      if (end < 0) return;
      const status = Number(head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (status < 200 || status > 299 || length === undefined) return fail(new Error(head));
      left = Number(length);
      from = end + endOfHead.length - before;
    }
    left -= bytes.length - from;
    if (left > 0) return;
    if (left < 0) return fail(new Error('more was answered than announced'));
    head = '';
    left = undefined;
    waiting?.done();
    waiting = undefined;
  };

  // One buffer for everything, so that there is no garbage.
  const buffer = Buffer.alloc(bufferBytes);
  const socket: Socket = connect({
    host,
    port,
    noDelay: true,
    onread: {
      buffer,
      callback: (length, into) => {
        read(Buffer.from(into.buffer, into.byteOffset, length));
        return true;
      },
    },
  });
  socket.on('error', fail).on('close', () => fail(new Error('the connection was closed')));
  return {
    ask: (request) =>
      new Promise<void>((done, fail) => {
        waiting = { done, fail };
        socket.write(request, 'latin1');
      }),
    close: () => socket.destroy(),
  };
}
