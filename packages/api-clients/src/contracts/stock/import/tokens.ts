import * as z from 'zod';
import * as operations from '../../../operations/stock-import.js';
import { envelope, listOf } from '../../common.js';
import { operation } from '../../operation.js';
import { importAdmin, importName } from './sources.js';

/** What a machine may do: send batches; upload files and start runs. */
export const machineScopes = ['stock:push', 'stock:import'] as const;
export type MachineScope = (typeof machineScopes)[number];

/** A token of another system. The secret is shown once, when it is created. */
export const machineToken = z.looseObject({
  id: z.uuid(),
  name: z.string(),
  /** How it begins, to tell tokens apart. */
  prefix: z.string(),
  scopes: z.array(z.enum(machineScopes)),
  /** The only sources that it may import; null: all. */
  sources: z.array(z.string()).nullable(),
  created_by: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type MachineToken = z.infer<typeof machineToken>;

export const listMachineTokens = operation(operations.listMachineTokens, {
  access: importAdmin,
  summary: 'Tokens of other systems',
  response: listOf(machineToken, z.looseObject({ total: z.int().min(0) })),
});

/** 409 `token_exists` where a token that is not revoked has the name. */
export const createMachineToken = operation(operations.createMachineToken, {
  access: importAdmin,
  summary: 'Creates a token for another system',
  body: z.object({
    name: z.string().trim().min(1).max(80),
    scopes: z.array(z.enum(machineScopes)).min(1).default(['stock:push']),
    sources: z.array(importName).min(1).max(50).nullable().default(null),
  }),
  errors: { token_exists: 409 },
  response: envelope(machineToken.extend({ secret: z.string() })),
});

/** At once, also for runs that it started. The same again changes nothing. */
export const revokeMachineToken = operation(operations.revokeMachineToken, {
  access: importAdmin,
  summary: 'Revokes a token',
  params: z.object({ id: z.uuid() }),
  errors: { unknown_token: 404 },
  response: envelope(machineToken),
});
