import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A statement at which a connection is lost. */
interface Loss {
  text: string;
  /** Number of connections that are lost. */
  times: number;
  /** The database still executes the statement; only its response is lost. */
  executed: boolean;
}

/**
 * Stands in front of a PostgreSQL server. `silent`: the server accepts connections and does not
 * respond, as while it starts; `refuses`: it is down.
 */
export async function openDatabaseFront(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const front = {
    state: 'answers' as 'answers' | 'silent' | 'refuses',
    attempts: 0,
    /** Connections that are open. */
    open: 0,
    lost: 0,
  };
  let loss: Loss | undefined;
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer((socket) => {
    front.attempts += 1;
    front.open += 1;
    socket.on('close', () => {
      front.open -= 1;
    });
    sockets.add(socket.on('error', () => {}));
    if (front.state === 'refuses') socket.destroy();
    if (front.state !== 'answers') return void socket.resume();
    const behind = connect(Number(port), hostname).on('error', () => socket.destroy());
    sockets.add(behind);
    behind.on('data', (data) => socket.write(data)).on('end', () => socket.end());
    socket.on('close', () => behind.end());
    socket.on('data', (data) => {
      if (!loss?.times || !data.includes(loss.text)) return void behind.write(data);
      loss.times -= 1;
      front.lost += 1;
      if (loss.executed) behind.removeAllListeners('data').once('data', () => socket.destroy());
      else socket.destroy();
      if (loss.executed) behind.write(data);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = new URL(serverUrl);
  address.port = String((server.address() as AddressInfo).port);
  return Object.assign(front, {
    url: address.href,
    /** Changes what new connections meet, and drops the open ones. */
    become(state: typeof front.state) {
      front.state = state;
      dropAll();
    },
    /** Drops connections that send this text. */
    loseAt(text: string, { times = 1, executed = false } = {}) {
      loss = { text, times, executed };
    },
    close() {
      dropAll();
      server.close();
    },
  });
}
