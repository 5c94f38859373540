import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GeneratorError } from './generator-error.ts';
import { newBlock } from './new-block.ts';
import { newDecision } from './new-decision.ts';
import { newPackage } from './new-package.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const generators = {
  block: {
    make: newBlock,
    next: 'Fill in the definition, then run `pnpm stories --thumbnails <key>` and `pnpm check`.',
  },
  package: {
    make: newPackage,
    next: 'Choose its tag in turbo.json (who may use it), add it to docs/architecture.md, then run `pnpm install`.',
  },
  decision: { make: newDecision, next: 'Write it down while the reasons are fresh.' },
};

const [kind = '', name, ...rest] = process.argv.slice(2);
try {
  const generator = Object.entries(generators).find(([key]) => key === kind)?.[1];
  if (!generator || name === undefined || rest.length > 0) {
    throw new GeneratorError('Usage: pnpm new block|package|decision <kebab-case-name>');
  }
  for (const path of generator.make(root, name)) console.log(relative(root, path));
  console.log(generator.next);
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
