import { withoutComments } from '../project/imports.ts';
import { isSource, isTest, matchingLines, type Rule } from './rule.ts';

/** Pictures and files of the media service are addresses in markup, not calls. */
const spelled =
  /['"`}]\/(services\/(stock|content|forms|purchase|ev|navigation|identity)\/[\w$]|public_api\/)[^'"`\s]*/;
const assembled = /\bfetch\(\s*`\$\{[^}`]*\}\/[^`]*/;

const exempt = [
  /^packages\/api-clients\/src\/operations\//,
  // Below api-clients; its addresses are those that settings name.
  /^packages\/core\//,
  // The services themselves: where they are served, and who calls them back.
  /^packages\/services\/src\/(content\/navigation|orders|testing)\//,
  // Stored settings of a market.
  /^apps\/market\/content\//,
];

const advice = 'call it by its descriptor of @mawkib/api-clients/operations, or use operationUrl';

/** Nobody writes a path of the services by hand: calls are made by operation or descriptor. */
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
