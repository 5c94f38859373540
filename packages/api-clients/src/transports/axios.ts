import type { AxiosInstance } from 'axios';
import { type Call, type CallOptions, createCall, type Transport } from '../call.js';
import { fromHttpAnswer } from '../http/answer.js';
import { type HttpOptions, toHttpRequest } from '../http/request.js';
import { withinTime } from '../http/time-limit.js';

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
  return async (operation, input, context) => {
    const request = toHttpRequest(operation, input, context, options);
    const answer = await withinTime(operation, request, context, options, async (signal) => {
      const { body: data, ...rest } = request;
      const response = await (await load()).request<string>({
        ...rest,
        data,
        signal,
        responseType: 'text',
        // The answer is read in one place for every transport.
        transformResponse: (text: string) => text,
        transformRequest: (text: string) => text,
        validateStatus: () => true,
      });
      return { status: response.status, text: String(response.data ?? '') };
    });
    return fromHttpAnswer(operation, request, answer);
  };
}

/** A `Call` over axios. */
export const createAxiosCall = (options: AxiosOptions & CallOptions = {}): Call =>
  createCall(axiosTransport(options), options);

export type { HttpOptions };
