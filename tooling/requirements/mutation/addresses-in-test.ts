import { declared, namesIn, type SourceModule } from '../source-module.ts';
import { enclosing, isCall } from '../test-names.ts';

/**
 * The addresses that the test at a position writes, itself or in a function of its file:
 * `/services/purchase/buy_online/orders/*`, with `*` for what it inserts.
 */
export function addressesInTest(module: SourceModule, position: number): string[] {
  const { scopes, found } = enclosing(module, position);
  const names = new Set(found.flatMap((node) => [...namesIn(node)]));
  const declarations = scopes.flat().filter((it) => !isCall(it));
  // A function that the test calls may call another one.
  for (let size = 0; size !== names.size; ) {
    size = names.size;
    for (const it of declarations) {
      if (declared(it).some((name) => names.has(name)))
        for (const one of namesIn(it)) names.add(one);
    }
  }
  const used = declarations.filter((it) => declared(it).some((name) => names.has(name)));
  const constants = new Map(
    [...module.text.matchAll(/const (\w+) = '([^']*)';/g)].map(([, name, value]) => [name, value]),
  );
  const test = found.at(-1);
  return [...(test ? [test] : []), ...used].flatMap(({ start, end }) =>
    [...module.text.slice(start, end).matchAll(/(['`])([^'`\n]*\/[^'`\n]*)\1/g)].map(
      ([, , text = '']) =>
        text
          .replace(/\$\{(\w+)\}/g, (_, name) => constants.get(name) ?? '*')
          .replace(/\$\{[^}]*\}/g, '*'),
    ),
  );
}
