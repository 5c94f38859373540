import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { installTools } from './toolchain.mjs';

/** What npm 10 prints as it fails; its warnings only at the level `warn`. */
const outputs = {
  'disk full': {
    warnings: 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write',
    errors: `npm error command sh -c node install.js
npm error SyntaxError: Error parsing package.json: Unexpected end of JSON input`,
  },
  'name not found': {
    warnings: '',
    errors: 'npm error request to https://registry.test/pnpm failed, reason: getaddrinfo EAI_AGAIN',
  },
  refused: { warnings: '', errors: 'npm error code ECONNREFUSED' },
  'connection lost': { warnings: '', errors: 'npm error code ECONNRESET' },
  'no such version': { warnings: '', errors: 'npm error code ETARGET' },
};

/** Installs with an npm that fails like this; resolves to the message and what npm was called with. */
async function failingWith(kind) {
  const folder = mkdtempSync(join(tmpdir(), 'toolchain-'));
  const { warnings, errors } = outputs[kind];
  const script = `#!/bin/sh
echo "$@" >> '${folder}/calls'
case "$*" in *loglevel=warn*) echo '${warnings}' ;; esac
cat <<'END'
${errors}
END
exit 1
`;
  writeFileSync(join(folder, 'npm'), script, { mode: 0o755 });
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) };
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const error = await installTools(join(folder, 'tools'), { pnpm: '1.0.0' }, env).catch((e) => e);
  const output = printed.mock.calls.flat().join('\n');
  vi.restoreAllMocks();
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  return {
    message: error.message,
    output,
    retries: calls.map((call) => /retries=(\d)/.exec(call)[1]),
  };
}

test('a full disk is said in one line, without the log of npm', async () => {
  const { message, output } = await failingWith('disk full');
  expect(message).toMatch('The disk is full');
  expect(output).toBe('');
});

test.each(['name not found', 'refused'])('no network (%s) is said at once', async (kind) => {
  const { message, output, retries } = await failingWith(kind);
  expect(message).toMatch('No network');
  expect(output).toBe('');
  expect(retries).toEqual(['0']);
});

test('a connection that breaks is tried again, with retries', async () => {
  const { message, retries } = await failingWith('connection lost');
  expect(message).toMatch('No network');
  expect(retries).toEqual(['0', '2']);
});

test('any other failure shows what npm said, once', async () => {
  const { message, output, retries } = await failingWith('no such version');
  expect(message).toMatch('its message is above');
  expect(output).toBe('npm error code ETARGET');
  expect(retries).toEqual(['0']);
});
