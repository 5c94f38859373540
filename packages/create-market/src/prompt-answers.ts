import * as prompts from '@clack/prompts';
import { CreateError } from './create-error.ts';
import { marketAnswers, type RawAnswers } from './market-answers.ts';

type Flags = { [key in keyof RawAnswers]: RawAnswers[key] | undefined };

/** Values of missing flags without a terminal. */
const example: RawAnswers = {
  name: 'My market',
  country: 'AE',
  languages: 'en,ar',
  accent: '#0b5c6e',
  demoContent: true,
};

/** Prompts for missing flags. Without a terminal a missing flag is an error with its name. */
export async function promptAnswers(flags: Flags): Promise<RawAnswers> {
  const missing = (['name', 'country', 'languages', 'accent'] as const).filter(
    (name) => flags[name] === undefined,
  );
  if (!process.stdin.isTTY) {
    if (missing.length > 0) {
      throw new CreateError(
        `There is no terminal to ask in: give ${missing.map((name) => `--${name}`).join(', ')}`,
      );
    }
    return { ...example, ...given(flags), demoContent: flags.demoContent ?? true };
  }
  const ask = async (name: (typeof missing)[number], message: string) => {
    const flag = flags[name];
    if (flag !== undefined) return flag;
    const answer = await prompts.text({
      message,
      placeholder: example[name],
      validate: (value) => problemOf({ ...example, [name]: value ?? '' }),
    });
    return stopped(answer);
  };
  return {
    ...given(flags),
    name: await ask('name', 'What is the market called?'),
    country: await ask('country', 'In which country is it? Two letters (ISO 3166)'),
    languages: await ask('languages', 'In which languages? The default one first'),
    accent: await ask('accent', 'The colour of the brand?'),
    demoContent:
      flags.demoContent ??
      stopped(await prompts.confirm({ message: 'With a retailer and cars as examples?' })),
  };
}

function problemOf(answers: RawAnswers): string | undefined {
  try {
    marketAnswers(answers);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Ctrl+C cancels the command; nothing is written. */
function stopped<T>(answer: T): Exclude<T, symbol> {
  if (prompts.isCancel(answer)) throw new CreateError('Stopped; nothing was written');
  return answer as Exclude<T, symbol>;
}

const given = (flags: Flags) =>
  Object.fromEntries(
    Object.entries(flags).filter(([, value]) => value !== undefined),
  ) as Partial<RawAnswers>;
