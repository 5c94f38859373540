import { spawn } from 'node:child_process';

export type Outcome = { ok: boolean; output: string };

const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/** Runs a tool and captures its output. A tool that cannot be started is not ok. */
export function execute(command: string, args: string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...colour, TURBO_TELEMETRY_DISABLED: '1' };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
