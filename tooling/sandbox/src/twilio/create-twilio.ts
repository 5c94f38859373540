import type { FastifyRequest } from 'fastify';
import { acceptForms, textsOf } from '../http/form.ts';
import { isBasicAuth } from '../http/is-basic-auth.ts';
import { originOf } from '../http/origin-of.ts';
import type { Service, Surroundings } from '../service.ts';
import { BoundedMap } from '../surroundings/bounded-map.ts';
import { presentCheck, presentVerification } from './present-verification.ts';
import {
  failureBody,
  invalidParameter,
  notFound,
  sendFailure,
  TwilioFailure,
} from './twilio-failure.ts';
import { check, limits, readStart, start, type Verification } from './verification.ts';

type Request = FastifyRequest<{ Params: { service: string; sid: string } }>;

/** Twilio's Verify API v2; the overview shows the codes. */
export function createTwilio(surroundings: Surroundings): Service {
  const { clock, keys, journal } = surroundings;
  const verifications = new BoundedMap<Verification>();
  const ended = new BoundedMap<Verification>(200);

  const demand = (request: Request) => {
    if (!isBasicAuth(request.headers.authorization, keys.twilioAccount, keys.twilioToken)) {
      throw new TwilioFailure(401, 20003, 'Authenticate');
    }
    if (request.params.service !== keys.twilioService) throw notFound(request.url);
  };
  /** Pending verification of this number or sid; undefined after ten minutes. */
  const pending = (to: string | undefined, sid: string | undefined) => {
    const found = to ? verifications.get(to) : verifications.list().find((one) => one.sid === sid);
    if (!found || clock.now() - found.created < limits.lifetimeMs) return found;
    end({ ...found, status: 'expired' });
    return undefined;
  };
  const end = (verification: Verification) => {
    verifications.delete(verification.to);
    ended.set(verification.sid, verification);
  };

  return {
    name: 'twilio',
    title: 'Twilio Verify',
    snapshot: () => ({
      codes: [...verifications.list(), ...ended.list()].map((one) => ({
        to: one.to,
        code: one.code,
        channel: one.channel,
        status: one.status,
        sends: one.sends.length,
        checks: one.checks,
        sid: one.sid,
      })),
    }),
    failure: (status) =>
      status === 429
        ? failureBody(new TwilioFailure(429, 20429, 'Too Many Requests'))
        : failureBody(new TwilioFailure(status, 20500, 'Internal Server Error')),
    reset() {
      verifications.clear();
      ended.clear();
    },
    routes(scope) {
      acceptForms(scope);
      scope.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) =>
        error instanceof TwilioFailure
          ? sendFailure(reply, error)
          : sendFailure(reply, new TwilioFailure(error.statusCode ?? 500, 20500, error.message)),
      );

      scope.post('/v2/Services/:service/Verifications', (request: Request, reply) => {
        demand(request);
        const read = readStart(request.body);
        const made = start(surroundings, pending(read.to, undefined), read);
        verifications.set(made.to, made);
        journal.add('twilio', `Code ${made.code} for ${made.to} by ${made.channel}`);
        return reply.code(201).send(presentVerification(made, keys, originOf(request)));
      });

      scope.post('/v2/Services/:service/VerificationCheck', (request: Request, reply) => {
        demand(request);
        const { To, VerificationSid, Code } = textsOf(request.body);
        if (!Code || !/^\w{4,10}$/.test(Code)) throw invalidParameter('`Code`');
        if (!To && !VerificationSid) throw invalidParameter('`To`');
        const found = pending(To, VerificationSid);
        if (!found) throw notFound(request.url);
        const checked = check(found, Code, clock.now());
        if (checked.status === 'approved') end(checked);
        else verifications.set(checked.to, checked);
        journal.add('twilio', `${checked.to}: ${checked.status}`);
        return reply.code(201).send(presentCheck(checked, keys));
      });

      scope.get('/v2/Services/:service/Verifications/:sid', (request: Request) => {
        demand(request);
        const { sid } = request.params;
        const found = pending(undefined, sid) ?? ended.get(sid);
        if (!found) throw notFound(request.url);
        return presentVerification(found, keys, originOf(request));
      });

      scope.post('/v2/Services/:service/Verifications/:sid', (request: Request) => {
        demand(request);
        const { Status } = textsOf(request.body);
        if (Status !== 'canceled' && Status !== 'approved') throw invalidParameter('`Status`');
        const found = pending(undefined, request.params.sid);
        if (!found) throw notFound(request.url);
        const changed: Verification = { ...found, status: Status, updated: clock.now() };
        end(changed);
        return presentVerification(changed, keys, originOf(request));
      });
    },
  };
}
