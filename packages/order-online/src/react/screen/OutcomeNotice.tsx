import { Notice, TextLink } from '@mawkib/ui';
import type { Outcome } from '../../engine/index.js';

/** Error message above a form that can be submitted again. */
export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const links = outcome.nextSteps.filter((step) => step.kind === 'link');
  return (
    <Notice kind="danger" title={outcome.title} live>
      <p>{outcome.text}</p>
      {links.map(({ href, label }) => (
        <p key={href}>
          <TextLink href={href}>{label}</TextLink>
        </p>
      ))}
    </Notice>
  );
}
