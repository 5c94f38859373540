import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDeployment } from '@mawkib/core/deployment';
import { expect, test } from 'vitest';
import { serviceVariables } from './api-config.js';
import { type EnvironmentRow, environmentTexts } from './environment-texts.fixture.js';

const packages = path.resolve('..');

/** Defaults of the deployment as text; the test compares them with what an empty environment gives. */
const deploymentDefaults: Readonly<Record<string, string>> = {
  PORT: '3000',
  HSTS_SUBDOMAINS: 'false',
  DATA_DIR: './data',
  LOG_LEVEL: 'info',
  LOCK_MINUTES: '15',
  MAIL_FROM: 'no-reply@localhost',
  REQUIRE_LOGIN: 'false',
};

/** Reader of each variable. */
const readers = new Map<string, Set<string>>();
const note = (name: string, reader: string) =>
  readers.set(name, (readers.get(name) ?? new Set()).add(reader));

const recording = new Proxy<Record<string, string | undefined>>(
  {},
  {
    getOwnPropertyDescriptor: (_, name) => {
      for (const reader of ['services', 'serve']) note(String(name), reader);
      return undefined;
    },
  },
);
parseDeployment(recording);
for (const name of Object.keys(serviceVariables)) note(name, 'services');
const read = /(?:process\.env|\benvironment)\.([A-Z][A-Z\d_]+)/g;
for (const file of globSync('*/{src,app,config,server}/**/*.{ts,tsx}', { cwd: packages })) {
  if (/\.(test|fixture)\.|\/testing\//.test(file)) continue;
  const code = readFileSync(path.join(packages, file), 'utf8').replaceAll("'process.env.", "'");
  for (const [, name = ''] of code.matchAll(read)) note(name, file.split(path.sep)[0] ?? '');
}

function defaultOf(name: string): string | undefined {
  const variable = serviceVariables[name as keyof typeof serviceVariables];
  const value = variable?.safeParse(undefined).data ?? deploymentDefaults[name];
  return value === undefined || Array.isArray(value) ? undefined : `\`${String(value)}\``;
}

const lineOf = ({ names, text, default: own }: EnvironmentRow) => {
  const all = names.split(' ');
  const defaults = own ?? all.flatMap((name) => defaultOf(name) ?? []).join(', ');
  const by = [...new Set(all.flatMap((name) => [...(readers.get(name) ?? [])]))];
  return `| ${all.map((name) => `\`${name}\``).join(', ')} | ${defaults} | ${text} | ${by.join(', ')} |`;
};

const page = `# Environment

Generated from the code that reads the variables and \`packages/services/src/config/environment-texts.fixture.ts\`:
\`pnpm vitest run environment-table -u\` in \`packages/services\`. An invalid value stops the start; all problems are
listed at once. A blank variable counts as missing. A variable that is the default of a setting applies until staff
save the setting. The [sandbox](../tooling/sandbox/README.md) of \`npm start\` has its own variables.
${Object.entries(environmentTexts)
  .map(
    ([title, rows]) =>
      `\n## ${title}\n\n| variable | default | | read by |\n|---|---|---|---|\n${rows.map(lineOf).join('\n')}\n`,
  )
  .join('')}`;

const described = Object.values(environmentTexts).flatMap((rows) =>
  rows.flatMap(({ names }) => names.split(' ')),
);

test('every variable that the packages read is described, once, and no other', () => {
  expect(described.toSorted()).toEqual([...readers.keys()].toSorted());
});

test('the documented defaults are those of an empty environment', () => {
  const secret = () => 'a secret of the process';
  expect(parseDeployment(deploymentDefaults, secret)).toEqual(parseDeployment({}, secret));
});

test('docs/environment.md is what the code says', async () => {
  await expect(page).toMatchFileSnapshot('../../../../docs/environment.md');
});
