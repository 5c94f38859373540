import { Grid } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { uiProps } from '../../renderer/section/ui-props.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { levelBelow } from '../../shared/block-title/level-below.js';
import { ContentCard } from '../../shared/content-card/ContentCard.js';
import { cardSizes } from '../../shared/content-card/card-sizes.js';
import type { contentBlocks } from './content-blocks.definition.js';

export function ContentBlocks({ index, fields, groups }: BlockProps<typeof contentBlocks>) {
  const columns = fields['col-numbers'];
  return (
    <BlockSection frame={fields} surface={fields.box_color}>
      <BlockTitle fields={fields} />
      <Grid as="ul" columns={columns}>
        {groups.map(({ id, notice, fields: item }) => (
          <ContentCard
            key={id}
            image={item.image}
            title={item.title}
            paragraph={item.paragraph}
            links={item['rdx-buttons']}
            notice={notice}
            level={levelBelow(fields)}
            ratio={uiProps(fields).ratio}
            sizes={cardSizes[columns]}
            eager={index < 2}
          />
        ))}
      </Grid>
    </BlockSection>
  );
}
