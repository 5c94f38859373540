import { isSource, type Problem, type Rule } from './rule.ts';

/** `import { z } from 'zod'` includes all of it; only a namespace import can be tree-shaken. */
export const zodImports: Rule = {
  name: 'zod-imports',
  looksAt: isSource,
  check: ({ imports }) =>
    imports.flatMap(({ specifier, line, typeOnly, clause, dynamic }): Problem[] => {
      if (!/^zod($|\/)/.test(specifier) || specifier === 'zod/mini' || typeOnly || dynamic)
        return [];
      if (specifier === 'zod' && /^\*\s+as\s+\w+$/.test(clause)) return [];
      return [{ line, message: "write `import * as z from 'zod'`, or use 'zod/mini'" }];
    }),
};
