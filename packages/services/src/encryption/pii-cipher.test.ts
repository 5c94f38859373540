import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfig } from '../config/api-config.js';
import { readKey, storedKey } from './data-keys.js';
import { createPiiCipher } from './pii-cipher.js';

const [one, two] = [randomBytes(32), randomBytes(32)];
const cipher = createPiiCipher([one]);

test('an encrypted value decrypts unchanged, in its own row only', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.string(), (value, aad, other) => {
      const encrypted = cipher.encrypt(value, aad);
      expect(JSON.stringify(cipher.decrypt(encrypted, aad))).toBe(JSON.stringify(value));
      if (aad !== other)
        expect(() => cipher.decrypt(encrypted, other)).toThrow(/could not be decrypted/);
    }),
  );
});

test('no byte of an encrypted value can be changed', () => {
  const encrypted = cipher.encryptBytes(Buffer.from('ليلى'), 'lead/1');
  for (let at = 0; at < encrypted.length; at += 1) {
    const changed = Buffer.from(encrypted);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => cipher.decryptBytes(changed, 'lead/1')).toThrow();
  }
  for (let max = 0; max < encrypted.length; max += 1) {
    expect(() => cipher.decryptBytes(encrypted.subarray(0, max), 'lead/1')).toThrow();
  }
});

test('the same value is never encrypted the same way, and reveals nothing', () => {
  const encrypted = Array.from({ length: 100 }, () => cipher.encrypt('layla@example.test', 'p'));
  expect(new Set(encrypted).size).toBe(100);
  expect(Buffer.from(encrypted[0] ?? '', 'base64').toString('latin1')).not.toContain('layla');
});

test('a new key encrypts while the old one still decrypts; without it nothing is readable', () => {
  const encrypted = cipher.encrypt('x', 'p');
  const rotated = createPiiCipher([two, one]);
  expect(rotated.decrypt(encrypted, 'p')).toBe('x');
  expect([rotated.isCurrent(encrypted), rotated.isCurrent(rotated.encrypt('x', 'p'))]).toEqual([
    false,
    true,
  ]);
  expect(() => createPiiCipher([two]).decrypt(encrypted, 'p')).toThrow(/DATA_KEY/);
});

test('a person is found in any spelling, and under every key', () => {
  const index = (kind: 'email' | 'phone', value: string) => cipher.index({ kind, value });
  expect(index('email', ' Layla@Example.TEST ')).toBe(index('email', 'layla@example.test'));
  expect(index('phone', '٠٥٠ ١٢٣ ٤٥٦٧')).toBe(index('phone', '+971501234567'));
  expect(index('email', 'layla@example.test')).not.toBe(index('email', 'leila@example.test'));
  expect(index('phone', 'nothing')).toBeUndefined();
  const both = createPiiCipher([two, one]).indexes({ kind: 'email', value: 'a@example.test' });
  expect(both).toContain(index('email', 'a@example.test'));
  expect(both).toHaveLength(2);
});

test('keys are read in base64 and hex, and nothing else is a key', () => {
  for (const written of ['base64', 'base64url', 'hex'] as const) {
    expect(readKey(one.toString(written))).toEqual(one);
  }
  for (const bad of ['', 'short', one.toString('hex').slice(1), `${one.toString('base64')}=`]) {
    expect(readKey(bad)).toBeUndefined();
  }
});

test('a generated key is stored, readable by its owner only', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mawkib-key-'));
  const key = storedKey(path.join(folder, 'data'));
  expect(storedKey(path.join(folder, 'data'))).toEqual(key);
  const file = path.join(folder, 'data/data.key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await writeFile(file, 'damaged');
  expect(() => storedKey(path.join(folder, 'data'))).toThrow(/contains no key/);
  await rm(folder, { recursive: true });
});

test('a wrong key stops the start without being printed; production requires one', () => {
  const start = (env: Record<string, string>) => () => readConfig(env);
  expect(start({ DATA_KEY: 'hunter2' })).toThrow(/^DATA_KEY: (?!.*hunter2)/);
  const reached = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://cars.example',
    SESSION_SECRET: 's'.repeat(40),
  };
  expect(start(reached)).toThrow('DATA_KEY: is required');
  const keys = `${one.toString('base64')},${two.toString('hex')}`;
  expect(readConfig({ ...reached, DATA_KEY: keys }).dataKeys).toEqual([one, two]);
});
