import type { FastifyReply } from 'fastify';

/** Twilio's error object ("Error and Warning Dictionary" of Twilio's documentation). */
export class TwilioFailure extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const sendFailure = (reply: FastifyReply, { status, code, message }: TwilioFailure) =>
  reply
    .code(status)
    .send({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });

export const invalidParameter = (message: string) =>
  new TwilioFailure(400, 60200, `Invalid parameter ${message}`);
export const notFound = (path: string) =>
  new TwilioFailure(404, 20404, `The requested resource ${path} was not found`);
