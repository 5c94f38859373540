/** Options of a `pnpm stories` run. Vitest alone, for one file, takes no pictures. */
export interface Task {
  takes: 'nothing' | 'pictures' | 'thumbnails';
  accepts: boolean;
  /** Every story in every combination. */
  all: boolean;
  /** True if no story is left out, so that a picture without a story is an orphan. */
  isWhole: boolean;
  /** Environment for finding a browser: the package's own goes before an installed one. */
  browserEnv: NodeJS.ProcessEnv;
}

export const taskVariable = 'MAWKIB_STORIES';
const words = ['pictures', 'thumbnails', 'accept', 'all', 'whole'] as const;
export type Word = (typeof words)[number];

export function readTask(env: NodeJS.ProcessEnv): Task {
  const said = new Set(env[taskVariable]?.split(',') as Word[] | undefined);
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  const chosen = said.size > 0 && isPackaged ? { MAWKIB_CHROMIUM: 'package' } : {};
  return {
    takes: said.has('thumbnails') ? 'thumbnails' : said.has('pictures') ? 'pictures' : 'nothing',
    accepts: said.has('accept'),
    all: said.has('all'),
    isWhole: said.has('whole'),
    browserEnv: { ...chosen, ...env },
  };
}
