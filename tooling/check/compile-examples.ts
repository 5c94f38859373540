import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readExamples } from '@mawkib/tooling-vitest/examples';
import { execute, type Outcome } from './execute.ts';

const folder = '.examples';

/**
 * Compiles the examples of the packages' READMEs. They are written into their package, where
 * imports resolve as its users' do; errors name the file and the line of the README.
 */
export async function compileExamples(root: string, tsc: string): Promise<Outcome> {
  const files = globSync('packages/*/README.md', { cwd: root }).flatMap((readme) => {
    const own = join(root, dirname(readme), folder);
    rmSync(own, { recursive: true, force: true });
    return readExamples(readFileSync(join(root, readme), 'utf8')).map(({ path, code }) => {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), code);
      return join(own, path);
    });
  });
  const project = join(root, 'tooling/check', folder);
  const references = globSync('{packages,apps}/*/tsconfig.build.json', { cwd: root });
  mkdirSync(project, { recursive: true });
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        module: 'ESNext',
        moduleResolution: 'bundler',
        moduleDetection: 'force',
        allowImportingTsExtensions: true,
        types: ['node'],
      },
      files,
      references: references.map((path) => ({ path: join(root, path) })),
    }),
  );
  const { ok, output } = await execute(tsc, ['-p', project, '--pretty', 'false'], root);
  return { ok, output: output.replaceAll(/\.examples\/[^\s(]+\(/g, 'README.md(') };
}
