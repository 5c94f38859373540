import type { AnyBlockDefinition } from '@mawkib/blocks/model';
import { DocsPage as PlainDocs, useOf } from '@storybook/addon-docs/blocks';
import { BlockDocs } from './BlockDocs.tsx';

/** Docs page of a block for its stories; Storybook's own for all others. */
export function DocsPage() {
  const of = useOf('meta', ['meta']);
  const { definition } = of.preparedMeta.initialArgs as { definition?: AnyBlockDefinition };
  return definition ? <BlockDocs definition={definition} /> : <PlainDocs />;
}
