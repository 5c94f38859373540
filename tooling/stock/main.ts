import { parseArgs } from 'node:util';
import { CallError, createCall } from './create-call.ts';
import { exitCodes, importFile } from './import-file.ts';

const usage = `pnpm stock import FILE --map NAME [--source NAME] [--partial] [--target retailers]

Imports a file into the stock of a running service and shows how far it is.

  --map      the mapping that reads the file's columns
  --source   the source that the vehicles belong to; the mapping's name by default
  --partial  vehicles that the file does not have stay
  --target   vehicles (default) or retailers

STOCK_TOKEN  a machine token that may import (stock:import)
STOCK_URL    the service, http://localhost:3000 by default

Exits with 0 when the stock is as the file says, 1 when nothing was changed, 2 when the command is
not complete, 3 when the import waits for a confirmation.`;

function readCommand() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      source: { type: 'string' },
      partial: { type: 'boolean', default: false },
      target: { type: 'string', default: 'vehicles' },
      help: { type: 'boolean', default: false },
    },
  });
  const [command, file, ...rest] = positionals;
  const { STOCK_TOKEN: token, STOCK_URL = 'http://localhost:3000' } = process.env;
  if (values.help) return { help: true } as const;
  if (command !== 'import') throw new Error('The command is: import');
  if (!file || rest.length > 0) throw new Error('Name one file.');
  if (!values.map) throw new Error('--map is missing.');
  if (!['vehicles', 'retailers'].includes(values.target)) {
    throw new Error('--target is vehicles or retailers.');
  }
  if (!token) throw new Error('STOCK_TOKEN is missing.');
  if (!URL.canParse(STOCK_URL)) throw new Error('STOCK_URL is not an address.');
  const { map, source = map, partial: isPartial, target } = values;
  const origin = STOCK_URL.replace(/\/+$/, '');
  return { file, token, origin, options: { map, source, isPartial, target } } as const;
}

async function run(): Promise<number> {
  let command: ReturnType<typeof readCommand>;
  try {
    command = readCommand();
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return exitCodes.usage;
  }
  if ('help' in command) {
    console.log(usage);
    return exitCodes.done;
  }
  const { file, options, ...service } = command;
  try {
    return await importFile(createCall(service), file, options);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    console.error(error.message);
    return exitCodes.failed;
  }
}

process.exitCode = await run();
