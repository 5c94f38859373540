/** Security headers of a page, and each directive of its content security policy, without nonces. */
export function policyOf(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'content-security-policy': policy = '' } = headers;
  const named = ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'];
  const directives = policy.split('; ').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.filter((source) => !source.startsWith("'nonce-")).join(' ')];
  });
  return Object.fromEntries([...named.map((name) => [name, headers[name] ?? '']), ...directives]);
}

/** Names of what differs between two policies. */
export const differences = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name])
    .sort();
