import { BlockSection } from '@mawkib/blocks';
import type { BlockProps } from '@mawkib/blocks/model';
import { RichText } from '@mawkib/ui';
import type { tideTable } from './tide-table.definition.ts';

export function TideTable({ fields, groups, data }: BlockProps<typeof tideTable>) {
  const tides = data?.value.data;
  return (
    <BlockSection>
      <h2>{fields.title}</h2>
      {tides && (
        <p>
          <bdi dir="ltr">{`${tides.high} / ${tides.low}`}</bdi>
        </p>
      )}
      {fields.note && <RichText html={fields.note} />}
      {groups.map((group) => (
        <p key={group.id}>{group.fields.hint}</p>
      ))}
    </BlockSection>
  );
}
