#!/usr/bin/env node
import { CreateError } from './create-error.ts';
import { createMarket } from './create-market.ts';
import { newPart } from './new/new-part.ts';

const [first, ...rest] = process.argv.slice(2);
try {
  if (first === 'new') newPart(process.cwd(), rest);
  else await createMarket(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CreateError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
