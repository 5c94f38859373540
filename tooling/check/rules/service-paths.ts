import { withoutComments } from '../project/imports.ts';
import { isSource, isTest, matchingLines, type Rule } from './rule.ts';

/** Paths spelled out in code. Media URLs are part of markup, not calls. */
const spelled =
  /['"`}]\/(services\/(stock|content|forms|purchase|ev|navigation|identity)\/[\w$]|public_api\/)[^'"`\s]*/;
const assembled = /\bfetch\(\s*`\$\{[^}`]*\}\/[^`]*/;

const exempt = [
  /^packages\/api-clients\/src\/contracts\//,
  // Below api-clients; its URLs come from settings.
  /^packages\/core\//,
  // The services themselves: routes and callbacks.
  /^packages\/services\/src\/(content\/navigation|orders|testing)\//,
  // Stored settings of a market.
  /^apps\/market\/content\//,
];

const advice = 'call it by its descriptor of @mawkib/api-clients/operations, or use operationUrl';

/** Calls of the services use operations or descriptors rather than paths. */
export const servicePaths: Rule = {
  name: 'service-paths',
  looksAt: (path) =>
    /^(packages|apps)\//.test(path) &&
    isSource(path) &&
    !isTest(path) &&
    !exempt.some((pattern) => pattern.test(path)),
  check: ({ text }) => {
    const code = withoutComments(text);
    return [
      ...matchingLines(code, spelled, (found) => `${found.slice(1)} is a service's: ${advice}`),
      ...matchingLines(
        code,
        assembled,
        (found) => `${found}\` is put together by hand: if it is a service's, ${advice}`,
      ),
    ];
  },
};
