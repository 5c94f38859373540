/** What `pnpm stories` asks of a run. Vitest alone, for one file, takes no pictures. */
export interface Task {
  takes: 'nothing' | 'pictures' | 'thumbnails';
  accepts: boolean;
  /** Every story in every combination. */
  all: boolean;
  /** No story is left out: a picture without a story is one too many. */
  isWhole: boolean;
  /** In which a browser is looked for: the one of the package goes before an installed one. */
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
