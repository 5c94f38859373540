import { parseArgs } from 'node:util';

export interface Options {
  databases: ('postgres' | 'embedded')[];
  /** Vehicles on PostgreSQL; the embedded database has a tenth of both. */
  vehicles: number;
  leads: number;
  /** Prefixes of call names; empty: all. */
  only: string[];
  /** Fill the databases without measuring. */
  load: boolean;
  rounds: number;
  pacedSeconds: number;
}

const whole = (text: string) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new Error(`Not a number: ${text}`);
  return number;
};

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      on: { type: 'string' },
      vehicles: { type: 'string', default: '100000' },
      leads: { type: 'string', default: '1000000' },
      only: { type: 'string', multiple: true, default: [] },
      load: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      'paced-seconds': { type: 'string', default: '15' },
    },
  });
  const { on } = values;
  if (on !== undefined && on !== 'postgres' && on !== 'embedded') {
    throw new Error('--on postgres or --on embedded');
  }
  return {
    databases: on ? [on] : ['postgres', 'embedded'],
    vehicles: whole(values.vehicles),
    leads: whole(values.leads),
    only: values.only,
    load: values.load,
    rounds: whole(values.rounds),
    pacedSeconds: whole(values['paced-seconds']),
  };
}
