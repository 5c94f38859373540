import * as z from 'zod';
import { envelope, listOf } from '../../envelope.js';
import { operation } from '../../operation.js';
import { importAdmin, importName } from './sources.js';

/** Scopes of a machine token: pushing batches; uploading files and starting runs. */
export const machineScopes = ['stock:push', 'stock:import'] as const;
export type MachineScope = (typeof machineScopes)[number];

/** An API token of another system. The secret is returned once, on creation. */
export const machineToken = z.looseObject({
  id: z.uuid(),
  name: z.string(),
  /** First characters of the token, for identification. */
  prefix: z.string(),
  scopes: z.array(z.enum(machineScopes)),
  /** Sources that it can import; null: all. */
  sources: z.array(z.string()).nullable(),
  created_by: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type MachineToken = z.infer<typeof machineToken>;

export const listMachineTokens = operation({
  id: 'listMachineTokens',
  service: 'stock',
  method: 'GET',
  path: '/import/tokens',
  access: importAdmin,
  summary: 'Tokens of other systems',
  response: listOf(machineToken, z.looseObject({ total: z.int().min(0) })),
});

/** 409 `token_exists` if an active token has the name. */
export const createMachineToken = operation({
  id: 'createMachineToken',
  service: 'stock',
  method: 'POST',
  path: '/import/tokens',
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

/** Revokes a token immediately, also for runs that it started. Repeating the call has no effect. */
export const revokeMachineToken = operation({
  id: 'revokeMachineToken',
  service: 'stock',
  method: 'DELETE',
  path: '/import/tokens/:id',
  access: importAdmin,
  summary: 'Revokes a token',
  params: z.object({ id: z.uuid() }),
  errors: { unknown_token: 404 },
  response: envelope(machineToken),
});
