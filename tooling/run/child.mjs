import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { watchStarter } from './watch-starter.mjs';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const tiedScript = fileURLToPath(new URL('tied.mjs', import.meta.url));
const onWindows = process.platform === 'win32';

function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 1);
}

/**
 * Runs a command and resolves with `{ code, output }`. Signals to this process are passed on. With
 * `group` the command gets its own process group, signals go to the whole group, and a second
 * signal kills it. `capture` returns the output instead of printing it. `tied` ends the command as on
 * a signal even if this process is killed. `kill` kills it on any signal, for programs that do not end
 * on others. `nice` is added to its niceness (0 to 19).
 */
export function run(
  command,
  args,
  {
    cwd,
    env,
    group = false,
    capture = false,
    link = false,
    tied = false,
    kill = false,
    nice = 0,
  } = {},
) {
  if (tied) {
    return run(process.execPath, [tiedScript, command, ...args], {
      cwd,
      env,
      group,
      capture,
      link: true,
      nice,
    });
  }
  const output = capture ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    env,
    detached: group && !onWindows,
    shell: onWindows && command !== process.execPath,
    stdio: [group || capture ? 'ignore' : 'inherit', output, output, ...(link ? ['ipc'] : [])],
  });

  if (nice > 0 && child.pid) {
    try {
      setPriority(child.pid, Math.min(19, getPriority() + nice));
    } catch {
      // The process has exited; its exit event follows.
    }
  }

  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });

  const send = (signal) => {
    try {
      if (group && !onWindows) process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // The process has exited; its exit event follows.
    }
  };
  let asked = false;
  const forward = (signal) => {
    send(kill || (asked && group) ? 'SIGKILL' : signal);
    asked = true;
  };
  for (const signal of forwarded) process.on(signal, forward);
  const stopWatching = watchStarter(() => forward('SIGTERM'));

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve({ code: exitCodeOf(code, signal), output: text, stopped: asked }),
    );
  }).finally(() => {
    stopWatching();
    for (const signal of forwarded) process.off(signal, forward);
  });
}
