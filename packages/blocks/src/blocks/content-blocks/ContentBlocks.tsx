import { ButtonGroup, Grid, Heading, Picture, RichText } from '@mawkib/ui';
import { useSheet } from '@mawkib/ui/styles';
import { BlockTitle } from '../../block-title/BlockTitle.js';
import { levelBelow } from '../../block-title/level-below.js';
import type { BlockProps } from '../../model/props.js';
import { BlockSection } from '../../renderer/BlockSection.js';
import type { contentBlocks } from './content-blocks.definition.js';
import { styles } from './content-blocks.styles.js';

type Props = BlockProps<typeof contentBlocks>;

/** Part of the page's width that one picture takes, from the phone up. */
const sizes = {
  '1': '100vw',
  '2': '(min-width: 741px) 50vw, 100vw',
  '3': '(min-width: 1024px) 34vw, (min-width: 741px) 50vw, 100vw',
  '4': '(min-width: 1024px) 25vw, (min-width: 741px) 50vw, 100vw',
} as const;

export function ContentBlocks({ index, fields, groups }: Props) {
  const columns = fields['col-numbers'];
  return (
    <BlockSection frame={fields} surface={fields.box_color}>
      <BlockTitle fields={fields} />
      <Grid as="ul" columns={columns}>
        {groups.map((group) => (
          <ContentBlock
            key={group.id}
            group={group}
            index={index}
            ratio={fields['image-ratio']}
            sizes={sizes[columns]}
            level={levelBelow(fields)}
          />
        ))}
      </Grid>
    </BlockSection>
  );
}

interface ContentBlockProps {
  group: Props['groups'][number];
  index: number;
  ratio: string;
  sizes: string;
  level: number;
}

function ContentBlock({ group, index, ratio, sizes, level }: ContentBlockProps) {
  const css = useSheet(styles);
  const { image, title, paragraph } = group.fields;
  const links = group.fields['rdx-buttons'];
  return (
    <li className={css.item} data-notice={group.notice} data-zoom-group="">
      {image && (
        <Picture
          className={css.picture}
          image={image}
          ratio={ratio}
          sizes={sizes}
          eager={index < 2}
          zoom={links.length > 0}
        />
      )}
      {title && <Heading level={level} size="s" html={title} />}
      <RichText className={css.text} html={paragraph} />
      <ButtonGroup className={css.links} links={links} style="tertiary" />
    </li>
  );
}
