// Loaded into the market's process before its server: sends its memory after a garbage collection
// for every message.
import { setTimeout as sleep } from 'node:timers/promises';

process.on('message', async () => {
  for (let times = 0; times < 3; times += 1) {
    globalThis.gc?.();
    await sleep(100);
  }
  process.send?.(process.memoryUsage());
});
// The channel alone does not keep the process running.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
