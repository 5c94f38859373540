import type { AxiosInstance } from 'axios';
import { type Call, type CallOptions, createCall, type Transport } from '../call.js';
import type { HttpOptions } from '../http/http-request.js';
import { httpTransport } from '../http/http-transport.js';

export interface AxiosOptions extends HttpOptions {
  /** An axios instance. Default: axios is loaded with the first call. */
  axios?: Pick<AxiosInstance, 'request'>;
}

/** Sends calls with axios; cookies of the same origin are included. */
export function axiosTransport(options: AxiosOptions = {}): Transport {
  let instance: Promise<Pick<AxiosInstance, 'request'>> | undefined;
  const load = () => {
    instance ??= options.axios
      ? Promise.resolve(options.axios)
      : import('axios').then(({ default: axios }) => axios.create());
    return instance;
  };
  return httpTransport(async ({ body: data, ...request }, { signal, binary }) => {
    const response = await (await load()).request<string | ArrayBuffer>({
      ...request,
      data,
      signal,
      responseType: binary ? 'arraybuffer' : 'text',
      // Responses of all transports are parsed in one place.
      transformResponse: (body: unknown) => body,
      transformRequest: (body: unknown) => body,
      validateStatus: () => true,
    });
    return {
      status: response.status,
      headers: headersOf(response.headers),
      body: bodyOf(response.data),
    };
  }, options);
}

const headersOf = (headers: object | undefined) =>
  Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

const bodyOf = (data: string | ArrayBuffer | null | undefined) =>
  typeof data === 'string' ? data : data ? new Uint8Array(data) : '';

/** A `Call` with axios. */
export const createAxiosCall = (options: AxiosOptions & CallOptions = {}): Call =>
  createCall(axiosTransport(options), options);

export type { HttpOptions };
