import type * as z from 'zod';
import { problem } from '../contracts/envelope.js';
import type { Operation } from '../contracts/operation.js';
import { toOpenApiPath } from '../http/paths.js';
import { serviceBase } from '../http/service-base.js';
import type { Service } from '../operations/operation-descriptor.js';
import { jsonSchemaOf } from './json-schema.js';
import { type Parameter, parametersOf } from './parameters.js';
import {
  binary,
  type Content,
  headers,
  type Response,
  responseOf,
  responsesOf,
  sharedResponses,
} from './responses.js';

export interface OpenApiInfo {
  title: string;
  version: string;
  /** URL of `/services`, without a trailing slash. */
  server: string;
  /** Name of the staff session cookie. */
  sessionCookie: string;
  /** One line per service, in display order. */
  services: Partial<Record<Service, string>>;
  /** Ids of operations that this installation answers with 501. */
  notServed?: readonly string[];
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response>;
}

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; license: { name: string; identifier: string } };
  servers: { url: string }[];
  tags: { name: Service; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, Record<string, unknown>>;
}

/**
 * Generates the OpenAPI document of operations from their contracts. Operations at configured URLs
 * are left out, since they belong to no service here.
 */
export function openApiDocument(
  operations: readonly Operation[],
  { title, version, server, sessionCookie, services, notServed = [] }: OpenApiInfo,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const used = new Set<Service>();
  const order = Object.keys(services);
  for (const operation of operations) {
    const { service, method } = operation;
    if (service === 'external') continue;
    used.add(service);
    const path = `${serviceBase(service)}${toOpenApiPath(operation)}`;
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(operation, notServed) };
  }
  return {
    openapi: '3.1.1',
    info: { title, version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server }],
    tags: [...used]
      .sort((one, other) => order.indexOf(one) - order.indexOf(other))
      .map((name) => ({ name, description: services[name] ?? name })),
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(problem, 'output') },
      responses: sharedResponses,
      headers,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
    },
  };
}

function described(operation: Operation, notServed: readonly string[]): OpenApiOperation {
  const { id, service, summary, parts } = operation;
  const parameters = parametersOf(operation);
  const isServed = !notServed.includes(id);
  const description = [...whoMay(operation), ...(isServed ? [] : ['Not served here yet (501).'])];
  return {
    operationId: id,
    tags: [service],
    summary: summary ?? id,
    ...(description.length > 0 && { description: description.join(' ') }),
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(parts.body && {
      requestBody: {
        required: true,
        content: bodyOf(operation, parts.body),
      },
    }),
    responses: responsesOf(operation, responseOf(operation), isServed),
  };
}

const whoMay = ({ access }: Operation): string[] => {
  if (access === 'public') return [];
  return access === 'staff'
    ? ['For signed-in staff.']
    : [`For staff with a role of: ${access.join(', ')}.`];
};

function securityOf({ access, method }: Operation): Record<string, string[]>[] {
  if (access === 'public') return [];
  return [method === 'GET' ? { session: [] } : { session: [], csrf: [] }];
}

const bodyOf = ({ consumes }: Operation, body: z.ZodType): Content =>
  consumes === 'file' ? binary : { 'application/json': { schema: jsonSchemaOf(body, 'input') } };
