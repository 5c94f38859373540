import type { AxiosInstance } from 'axios';
import { type Call, type CallOptions, createCall, type Transport } from '../call.js';
import { httpTransport } from '../http/http-transport.js';
import type { HttpOptions } from '../http/request.js';

export interface AxiosOptions extends HttpOptions {
  /** An instance of one's own; axios is loaded with the first call otherwise. */
  axios?: Pick<AxiosInstance, 'request'>;
}

/** Carries calls by axios; cookies of the same origin go along. */
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
      // The answer is read in one place for every transport.
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

/** A `Call` over axios. */
export const createAxiosCall = (options: AxiosOptions & CallOptions = {}): Call =>
  createCall(axiosTransport(options), options);

export type { HttpOptions };
