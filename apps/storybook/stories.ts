/**
 * `pnpm stories`: every story once. `--compare` compares its picture with the one that was accepted,
 * `--accept` accepts the pictures as they are now, `--all` shows every story in every combination,
 * `--thumbnails` makes the pictures of the editor's block picker. The rest goes to Vitest; a path
 * chooses stories.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { clearFindings, openAlbum, orphans, removePicture } from './run/pictures/album.ts';
import { taskVariable, type Word } from './run/read-task.ts';

const own = {
  '--compare': 'pictures',
  '--accept': 'accept',
  '--all': 'all',
  '--thumbnails': 'thumbnails',
} as const;
const isOwn = (arg: string): arg is keyof typeof own => Object.hasOwn(own, arg);

const args = process.argv.slice(2);
const words: Word[] = args.filter(isOwn).map((arg) => own[arg]);
const rest = args.filter((arg) => !isOwn(arg));
const chosen = rest.some((arg) => !arg.startsWith('-') || arg.startsWith('--changed'));

if (words.includes('accept') && !words.includes('pictures')) words.push('pictures');
if (words.includes('pictures') && !chosen) words.push('whole');
if (words.includes('thumbnails')) rest.push('--testNamePattern=^Default$');
if (words.includes('thumbnails') && !chosen) rest.push('/src/blocks/');

const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const album = openAlbum(import.meta.dirname, words.includes('accept'));
if (words.includes('pictures')) clearFindings(album);

const child = spawn(process.execPath, [vitest, 'run', ...rest], {
  cwd: import.meta.dirname,
  env: { ...process.env, [taskVariable]: words.join(',') },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
  if (!words.includes('whole')) return;
  const alone = orphans(album);
  if (words.includes('accept') && code === 0) for (const id of alone) removePicture(album, id);
  else if (alone.length > 0) {
    console.error(`Pictures without a story: ${alone.join(', ')}. See \`pnpm stories --accept\`.`);
    process.exitCode = 1;
  }
});
