/**
 * Exports that count although no app calls them, since a market's code imports them or an operator
 * runs them; each with the reason. Do not add one that an app should call.
 */
export const publicEntries: Readonly<Record<string, string>> = {
  'packages/blocks/src/model/definition/field.ts fieldTypes':
    'The names that the templates of a market’s own blocks choose from; the apps use its type.',
  'packages/ui/src/styles/breakpoints.ts breakpoints':
    'Widths for a market’s own components; the style sheets have the same numbers.',
  'packages/services/src/audit/verify-audit-log.ts verifyAuditLog':
    'Checks a stored audit log from outside; tests use it on what the services wrote.',
};
