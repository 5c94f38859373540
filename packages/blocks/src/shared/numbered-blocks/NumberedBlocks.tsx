import { Grid, type HeadingLevel } from '@mawkib/ui';
import type { FieldValues } from '../../model/definition/props.js';
import { ContentCard } from '../content-card/ContentCard.js';
import { cardSizes } from '../content-card/card-sizes.js';
import type { numberedFields } from './numbered-fields.js';

const max = 4;

/** Number of blocks for a stored number: 1 to 4. */
const shownCount = (stored: number): number => Math.max(1, Math.min(max, Math.floor(stored)));

type Fields = FieldValues<ReturnType<typeof numberedFields>>;

const numbers = [1, 2, 3, 4] as const;

export interface NumberedBlocksProps {
  fields: Fields;
  /** Heading level of their titles. */
  level: HeadingLevel;
  /** True near the top of the page. */
  eager?: boolean;
}

/** The first `blocks_count` of four non-blank blocks, side by side. */
export function NumberedBlocks({ fields, level, eager }: NumberedBlocksProps) {
  const shown = numbers.slice(0, shownCount(fields.blocks_count)).flatMap((at) => {
    const link = fields[`block_${at}_link`];
    const block = {
      at,
      image: fields[`block_${at}_image`],
      title: fields[`block_${at}_title`],
      paragraph: fields[`block_${at}_paragraph`],
      links: link ? [link] : [],
    };
    const holds = block.image || block.title || block.paragraph || link;
    return holds ? [block] : [];
  });
  const columns = String(shown.length) as keyof typeof cardSizes;
  if (shown.length === 0) return null;
  return (
    <Grid as="ul" columns={columns}>
      {shown.map(({ at, ...block }) => (
        <ContentCard key={at} {...block} level={level} sizes={cardSizes[columns]} eager={eager} />
      ))}
    </Grid>
  );
}
