import { useContext, useInsertionEffect } from 'react';
import type { Sheet } from './sheet.js';
import { StyleContext } from './style-context.js';

/** Class names of a sheet; inserts its styles before paint. */
export function useStyles<Name extends string>(sheet: Sheet<Name>): Readonly<Record<Name, string>> {
  const sink = useContext(StyleContext);
  sink.collect(sheet);
  useInsertionEffect(() => sink.insert(sheet), [sink, sheet]);
  return sheet.classes;
}
