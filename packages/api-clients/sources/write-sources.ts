import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ContractModule, readModule } from './read-module.ts';

/*
 * Writes what follows from the contracts: the descriptors without schemas, an entry per service,
 * and the lists of operations. Runs before everything that reads the package's sources.
 */
const source = join(import.meta.dirname, '..', 'src');
const contracts = join(source, 'contracts');
const generated = join(contracts, 'generated');
const notice = '// Written by `sources/write-sources.ts` from the contracts.\n';

const isContract = (file: string) => !/\.(?:test|fixture)\.ts$/.test(file);
const modules = new Map<string, ContractModule>(
  globSync('*/**/*.ts', { cwd: contracts, exclude: ['generated/**', 'fixtures/**'] })
    .filter(isContract)
    .sort()
    .map((file) => [file, readModule(join(contracts, file))]),
);
const serviceOf = (file: string) => file.split('/')[0] ?? '';
const all = [...modules];
const services = [...new Set(all.map(([file]) => serviceOf(file)))];

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${notice}${text}`);
}

const importPath = (file: string) =>
  `./${relative(generated, join(contracts, file))}`.replace('./..', '..').replace(/\.ts$/, '.js');

/** A line that imports or exports names of a module. */
const namesOf = (verb: 'import' | 'export', file: string, names: readonly string[]) =>
  names.length > 0
    ? `${verb} { ${[...names].sort().join(', ')} } from '${importPath(file)}';\n`
    : '';

const comment = (text: string) => `/** ${text} */\n`;
const asType = (name: string) => `type ${name}`;

rmSync(generated, { recursive: true, force: true });
for (const service of services) {
  const lines = all
    .filter(([file]) => serviceOf(file) === service)
    .map(([file, { values, types }]) => namesOf('export', file, [...values, ...types.map(asType)]));
  write(join(generated, `${service}.ts`), lines.join(''));
}

const operations = all.flatMap(([, module]) => module.operations).sort();
const imports = (toName: (name: string) => string) =>
  all.map(([file, module]) => namesOf('import', file, module.operations.map(toName))).join('');
write(
  join(generated, 'all-operations.ts'),
  `${imports(String)}import type { Operation } from '../operation.js';

${comment('Every operation of the packages, by id.')}export const allOperations: readonly Operation[] = [
${operations.map((name) => `  ${name},\n`).join('')}];
`,
);
write(
  join(generated, 'built-in-contracts.ts'),
  `${imports(asType)}
${comment('Contracts of the packages by operation id.')}export interface BuiltInContracts {
${operations.map((name) => `  ${name}: typeof ${name};\n`).join('')}}
`,
);

/** Chunks of a browser hold a service's descriptors, so each service has a module. */
const descriptors = join(source, 'operations', 'generated');
rmSync(descriptors, { recursive: true, force: true });
const lists = services.map((service) => {
  const own = all
    .filter(([file]) => serviceOf(file) === service)
    .flatMap(([, module]) => [...module.descriptors])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = own.map(([, text]) => text).join('\n');
  const descriptor = `import type { OperationDescriptor } from '../operation-descriptor.js';`;
  write(join(descriptors, `${service}.ts`), `${descriptor}\n\n${texts}\n`);
  return `export { ${own.map(([name]) => name).join(', ')} } from './${service}.js';\n`;
});
write(join(descriptors, 'descriptors.ts'), lists.join(''));
