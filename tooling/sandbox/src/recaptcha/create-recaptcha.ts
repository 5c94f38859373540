import { allowAnyOrigin } from '../http/allow-any-origin.ts';
import { clientScript } from '../http/client-script.ts';
import { equalTexts } from '../http/equal-texts.ts';
import { acceptForms, textsOf } from '../http/form.ts';
import type { Row, Service, Surroundings } from '../service.ts';

/** Max remembered tokens; a token can be verified once. */
const maxCached = 1000;

/**
 * reCAPTCHA v3: the script of a page (`/recaptcha/api.js?render=KEY`) and the verification by a
 * server (`POST /recaptcha/api/siteverify`). The script's tokens begin with `human`; `robot.…` gets
 * a low score.
 */
export function createRecaptcha({ keys, journal }: Surroundings): Service {
  const script = clientScript(import.meta.url, './recaptcha.client.js');
  let checks: Row[] = [];
  let used = new Set<string>();

  const verdict = (secret: string, token: string) => {
    if (!equalTexts(secret, keys.recaptchaSecret)) return rejected('invalid-input-secret');
    if (token === '') return rejected('missing-input-response');
    const [kind, action = ''] = token.split('.');
    if (kind !== 'human' && kind !== 'robot') return rejected('invalid-input-response');
    if (used.has(token)) return rejected('timeout-or-duplicate');
    if (used.size >= maxCached) used = new Set();
    used.add(token);
    return { success: true as const, score: kind === 'human' ? 0.9 : 0.1, action };
  };

  return {
    name: 'recaptcha',
    title: 'reCAPTCHA',
    snapshot: () => ({ checks }),
    reset: () => {
      checks = [];
      used = new Set();
    },
    routes(scope) {
      allowAnyOrigin(scope);
      acceptForms(scope);
      scope.get('/recaptcha/api.js', (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(script),
      );
      scope.post('/recaptcha/api/siteverify', (request) => {
        const { secret, response } = textsOf(request.body);
        const reply = verdict(textOf(secret), textOf(response));
        const said = reply.success ? `score ${reply.score}` : reply['error-codes'].join(', ');
        checks = [{ token: textOf(response), said }, ...checks].slice(0, 200);
        journal.add('recaptcha', said);
        return reply;
      });
    },
  };
}

const rejected = (code: string) => ({ success: false as const, 'error-codes': [code] });
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
