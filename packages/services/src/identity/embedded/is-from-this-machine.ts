import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors/api-error.js';

const loopback = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i;
/** Headers that a proxy on this machine adds to requests from elsewhere. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

type Connection = Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>;

/** True for a request made on this machine; false for one forwarded by an untrusted proxy. */
export const isFromThisMachine = ({ ip, ips, headers }: Connection): boolean => {
  const isTrustedProxy = (ips?.length ?? 0) > 1;
  const isPassedOn = forwarding.some((name) => headers[name] !== undefined);
  return loopback.test(ip) && (isTrustedProxy || !isPassedOn);
};

/** Restricts routes to this machine, because demo passwords are public. */
export function onlyThisMachine(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request)) throw demoSignInElsewhere();
  });
}

const demoSignInElsewhere = () =>
  new ApiError({
    status: 403,
    code: 'demo_sign_in_elsewhere',
    title: {
      ar: 'تعمل الحسابات التجريبية على جهاز الخادم فقط',
      en: 'Demo accounts work only on the machine that runs the server',
    },
    detail: {
      ar: 'كلمة مرورها منشورة. سجّل الدخول من جهاز الخادم نفسه، أو اضبط مزوّد دخول عبر OIDC_ISSUER، أو اسمح بها للجميع عبر DEMO_SIGN_IN=true.',
      en: 'Their password is public. Sign in on that machine, set a provider with OIDC_ISSUER, or allow demo accounts for everyone with DEMO_SIGN_IN=true.',
    },
  });
