import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, createNonce, securityHeaders } from './security-headers.ts';

const purposes = ['script-src', 'img-src', 'connect-src'] as const;
const policyWith = (hosts: readonly string[]) =>
  contentSecurityPolicy('abc', [Object.fromEntries(purposes.map((name) => [name, hosts]))]);

const directives = (hosts: readonly string[] = []) =>
  new Map(
    policyWith(hosts)
      .split('; ')
      .map((directive): [string, string] => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );

describe('contentSecurityPolicy', () => {
  it('runs inline scripts and styles by nonce alone', () => {
    const policy = directives();
    for (const name of ['script-src', 'style-src']) {
      expect(policy.get(name)).toBe("'self' 'nonce-abc'");
    }
    expect(contentSecurityPolicy('abc')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('keeps everything else on this origin', () => {
    const policy = directives();
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'self'");
  });
});

describe('hosts that a market allows', () => {
  it('may be asked for what their directives name, and for nothing more', () => {
    const policy = directives(['https://tags.example', 'https://*.maps.example:8443']);
    for (const name of purposes) {
      expect(policy.get(name)).toContain('https://tags.example https://*.maps.example:8443');
    }
    expect(policy.get('font-src')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'self'");
  });

  it('may stand on this machine without encryption, as a sandbox does', () => {
    expect(directives(['http://127.0.0.1:4100']).get('img-src')).toContain('http://127.0.0.1:4100');
    const hosts = ['http://127.0.0.1.a.example', 'http://localhost.example', 'http://127.0.0.2'];
    expect(policyWith(hosts)).toBe(contentSecurityPolicy('abc'));
  });

  it('are hosts: what would open the policy, or end it, is left out', () => {
    const hostile = [
      '*',
      'https:',
      "'unsafe-inline'",
      'https://a.example; script-src *',
      'http://a.example',
      '',
    ];
    expect(policyWith(hostile)).toBe(contentSecurityPolicy('abc'));
  });
});

describe('createNonce', () => {
  it('is 128 bits, new every time, and safe in a header and an attribute', () => {
    const nonces = Array.from({ length: 50 }, createNonce);
    expect(new Set(nonces).size).toBe(50);
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}mk$/);
  });
});

describe('securityHeaders', () => {
  it('forbids sniffing and framing elsewhere', () => {
    expect(securityHeaders['x-content-type-options']).toBe('nosniff');
    expect(securityHeaders['x-frame-options']).toBe('SAMEORIGIN');
  });
});
