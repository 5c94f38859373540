import { BlockSection } from '@mawkib/blocks';
import type { BlockProps } from '@mawkib/blocks/model';
import { Heading, RichText } from '@mawkib/ui';
import type { {{camel}} } from './{{key}}.definition.ts';

export function {{pascal}}({ fields }: BlockProps<typeof {{camel}}>) {
  return (
    <BlockSection>
      <Heading level={2}>{fields.title}</Heading>
      {fields.paragraph && <RichText html={fields.paragraph} />}
    </BlockSection>
  );
}
