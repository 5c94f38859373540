import type { AnyBlockDefinition } from '@mawkib/blocks/model';
import { DocsPage as PlainDocs, useOf } from '@storybook/addon-docs/blocks';
import { BlockDocs } from './BlockDocs.tsx';

/** A block's own page where the stories are a block's; Storybook's for all others. */
export function DocsPage() {
  const of = useOf('meta', ['meta']);
  const { definition } = of.preparedMeta.initialArgs as { definition?: AnyBlockDefinition };
  return definition ? <BlockDocs definition={definition} /> : <PlainDocs />;
}
