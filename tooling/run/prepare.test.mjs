import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { expect, test, vi } from 'vitest';
import { looksFull } from './fail.mjs';
import { requireFreePort } from './free-port.mjs';
import { isInstalled, patienceFor } from './install.mjs';
import { preparing } from './preparing.mjs';
import { progress } from './progress.mjs';
import { runSteps } from './run-steps.mjs';

function folderWith(files) {
  const root = mkdtempSync(join(tmpdir(), 'prepare-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  return root;
}

async function listening() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, env: { PORT: String(server.address().port) } };
}

test('a full disk is distinguished from other failures', () => {
  expect(looksFull('ENOSPC: no space left on device, write')).toBe(true);
  expect(looksFull('error TS2304')).toBe(false);
});

test('a step that takes long is named with its seconds, a quick one is not, and a failed one is not done', async () => {
  vi.useFakeTimers();
  const lines = [];
  const step = (ms, code) =>
    progress(
      'Building',
      'Built',
      () => new Promise((done) => setTimeout(done, ms, { code })),
      (line) => lines.push(line),
    );
  const steps = [step(900, 0), step(4200, 0), step(4300, 1)];
  await vi.advanceTimersByTimeAsync(5000);
  await Promise.all(steps);
  vi.useRealTimers();
  expect(lines).toEqual(['Building …', 'Building …', 'Built (4 s).']);
});

test('two commands do not prepare one folder at once', async () => {
  const root = folderWith({});
  const lines = [];
  const order = [];
  let finish = () => {};
  const first = preparing(root, async () => {
    await new Promise((done) => {
      finish = done;
    });
    order.push('first');
  });
  const second = preparing(
    root,
    async () => order.push('second'),
    (line) => {
      lines.push(line);
      finish();
    },
  );
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  expect(lines).toEqual([
    `Process ${process.pid} installs or builds in this folder; waiting for it …`,
  ]);
});

test.each([
  ['was killed', 'echo $$'],
  ['was killed and stays in the table of processes', 'sleep 0.1 & echo $!; exec sleep 60'],
])('a command that %s is not waited for', async (_, script) => {
  const root = folderWith({ '.toolchain/node_modules': 1 });
  const shell = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = await once(shell.stdout, 'data');
  if (script.includes('exec')) await vi.waitFor(() => expect(stateOf(pid)).toBe('Z'));
  else await once(shell, 'exit');
  writeFileSync(join(root, '.toolchain/preparing.lock'), String(pid).trim());
  expect(await preparing(root, async () => 'done')).toBe('done');
  expect(readdirSync(join(root, '.toolchain'))).toEqual(['node_modules']);
  shell.kill();
});

const stateOf = (pid) =>
  /\) (\w) /.exec(readFileSync(`/proc/${String(pid).trim()}/stat`, 'utf8'))?.[1];

/** Starts a process as npm does, through a shell that stays its parent; resolves to the three. */
async function startedByNpm(folder) {
  const watch = join(import.meta.dirname, 'watch-starter.mjs');
  const gone = join(folder, 'gone');
  const script = `import { watchStarter } from '${watch}'; import { writeFileSync } from 'node:fs';
    const idle = setInterval(() => {}, 1000);
    watchStarter(() => { writeFileSync('${gone}', ''); clearInterval(idle); });
    console.log(process.pid, process.ppid);`;
  writeFileSync(join(folder, 'script.mjs'), script);
  const shell = `${process.execPath} script.mjs; true`;
  const manager = `const { spawn } = require('node:child_process');
    spawn('sh', ['-c', ${JSON.stringify(shell)}], { stdio: 'inherit' });`;
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const npm = spawn(process.execPath, ['-e', manager], { cwd: folder, env });
  const [line] = await once(npm.stdout, 'data');
  const [, sh] = String(line).trim().split(' ').map(Number);
  return { npm: npm.pid, sh, gone };
}

test.each(['npm', 'sh'])(
  'a script ends when %s of the three that run it is killed',
  async (who) => {
    const started = await startedByNpm(folderWith({}));
    process.kill(started[who], 'SIGKILL');
    await vi.waitFor(() => expect(existsSync(started.gone)).toBe(true), {
      timeout: limit(5000),
      interval: 50,
    });
  },
);

test('what a killed command was running ends with it', async () => {
  const root = folderWith({});
  const child = join(import.meta.dirname, 'child.mjs');
  const idle = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const script = `import { run } from '${child}';
    await run(process.execPath, ['-e', '${idle}'], { tied: true, env: process.env });`;
  writeFileSync(join(root, 'script.mjs'), script);
  const command = spawn(process.execPath, ['script.mjs'], { cwd: root });
  const [pid] = await once(command.stdout, 'data');
  command.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'));
});

test('a port that is in use is said before anything is installed', async () => {
  const { server, env } = await listening();
  await expect(requireFreePort(env, 0)).rejects.toThrow(`Port ${env.PORT} is in use`);
  server.close();
});

test('a server that is about to stop is waited for', async () => {
  const { server, env } = await listening();
  setTimeout(() => server.close(), 50);
  const free = requireFreePort(env);
  await expect(free).resolves.toBeUndefined();
});

test.each(['packages/a/node_modules/b', 'packages/a/node_modules', 'node_modules/.pnpm'])(
  'packages are installed again where %s was deleted',
  (deleted) => {
    const root = folderWith({
      'packages/a/package.json': {
        name: 'a',
        dependencies: { b: '1' },
        devDependencies: { c: '1' },
      },
      'packages/a/node_modules/c/package.json': {},
      'node_modules/.pnpm/b/package.json': {},
    });
    symlinkSync(join(root, 'node_modules/.pnpm/b'), join(root, 'packages/a/node_modules/b'));
    expect(isInstalled(root)).toBe(true);
    rmSync(join(root, deleted), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  },
);

test.each([
  ['http://localhost:4873/', '2'],
  ['https://registry.invalid/', '0'],
])('a download from %s is tried again %s times', async (registry, retries) => {
  expect(await patienceFor(registry)).toMatchObject({ pnpm_config_fetch_retries: retries });
});

test('the tests build nothing while a start does', async () => {
  const root = folderWith({});
  const command = [process.execPath, '-e', "require('fs').writeFileSync('built', '')"];
  const step = { name: 'build', command, reports: [], prepares: true };
  const log = vi.spyOn(console, 'log').mockReturnValue();
  let tests;
  await preparing(root, async () => {
    tests = runSteps([step], { root, env: process.env });
    await vi.waitFor(() => expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/waiting/)));
    expect(existsSync(join(root, 'built'))).toBe(false);
  });
  expect((await tests)[0].code).toBe(0);
  log.mockRestore();
  expect(existsSync(join(root, 'built'))).toBe(true);
});
