import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as prompts from '@clack/prompts';
import { CreateError } from './create-error.ts';
import { idOf, marketAnswers } from './market-answers.ts';
import { promptAnswers } from './prompt-answers.ts';
import { checkFolder, writeMarket } from './write-market.ts';

/** Tarballs in a folder by package: `mawkib-core-0.1.0.tgz` is `@mawkib/core`. */
function readVersions(folder: string): Record<string, string> {
  const tarballs = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.tgz'))
    : [];
  if (tarballs.length === 0)
    throw new CreateError(`--packages: there are no tarballs in ${folder}`);
  return Object.fromEntries(
    tarballs.map((name) => [
      `@mawkib/${name.replace(/^mawkib-(.+)-\d+\.\d+\.\d+.*\.tgz$/, '$1')}`,
      `file:${join(folder, name)}`,
    ]),
  );
}

const options = {
  name: { type: 'string' },
  country: { type: 'string' },
  languages: { type: 'string' },
  accent: { type: 'string' },
  ink: { type: 'string' },
  paper: { type: 'string' },
  'demo-content': { type: 'boolean' },
  'no-demo-content': { type: 'boolean' },
  'no-install': { type: 'boolean' },
  packages: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const usage = `Usage: npm create @mawkib/market [folder] -- [flags]

  --name "Nova Kuwait"      name of the market
  --country KW              ISO 3166 code
  --languages en,ar         BCP 47 tags, the default one first
  --accent "#0b5c6e"        colour of the brand; --ink and --paper are optional
  --demo-content            a retailer and cars as examples, beside the first pages and form
  --no-demo-content         the first pages and form alone
  --no-install              write the files only
  --packages FOLDER         install @mawkib packages from the tarballs of a folder

Prompts for values without a flag.`;

/**
 * `npm create @mawkib/market`: prompts for missing values, writes the market and installs its
 * packages.
 */
export async function createMarket(args: string[]): Promise<void> {
  const { values, positionals } = parsed(args);
  if (values.help) return console.log(usage);
  const demoContent = values['no-demo-content'] ? false : values['demo-content'];
  const given = await promptAnswers({
    name: values.name,
    country: values.country,
    languages: values.languages,
    accent: values.accent,
    ink: values.ink,
    paper: values.paper,
    demoContent,
  });
  const answers = marketAnswers(given);
  const folder = resolve(positionals[0] ?? idOf(answers.name));
  checkFolder(folder);
  const versions = values.packages === undefined ? {} : readVersions(resolve(values.packages));
  const written = writeMarket(folder, answers, versions);
  console.log(`${written.length} files in ${relative(process.cwd(), folder) || '.'}`);
  if (!values['no-install']) await install(folder);
  const enter = relative(process.cwd(), folder);
  console.log(
    [
      '',
      'Next:',
      ...(enter ? [`  cd ${enter}`] : []),
      ...(values['no-install'] ? ['  npm install'] : []),
      '  npm start',
    ].join('\n'),
  );
}

function parsed(args: string[]) {
  try {
    const found = parseArgs({ args, options, allowPositionals: true });
    if (found.positionals.length > 1) throw new Error('Name one folder');
    return found;
  } catch (error) {
    throw new CreateError(`${(error as Error).message}. --help lists the flags`);
  }
}

async function install(folder: string): Promise<void> {
  const progress = prompts.spinner();
  progress.start('Installing packages');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  let output = '';
  const code = await new Promise<number | null>((done) => {
    const child = spawn(npm, ['install', '--no-audit', '--no-fund'], { cwd: folder });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part;
      });
    }
    child.once('error', () => done(null));
    child.once('exit', done);
  });
  if (code !== 0) {
    progress.error('npm install failed');
    throw new CreateError(
      `${output.trim()}\nThe files are in ${folder}; run npm install there once this is solved`,
    );
  }
  progress.stop(`${readdirSync(join(folder, 'node_modules')).length} packages installed`);
}
