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

export const failureBody = ({ status, code, message }: TwilioFailure) => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
});

export const sendFailure = (reply: FastifyReply, failure: TwilioFailure) =>
  reply.code(failure.status).send(failureBody(failure));

export const invalidParameter = (message: string) =>
  new TwilioFailure(400, 60200, `Invalid parameter ${message}`);
export const notFound = (path: string) =>
  new TwilioFailure(404, 20404, `The requested resource ${path} was not found`);
