import { Grid } from '@mawkib/ui';
import type { BlockProps } from '../../model/definition/props.js';
import { BlockSection } from '../../renderer/section/BlockSection.js';
import { BlockTitle } from '../../shared/block-title/BlockTitle.js';
import { CategoryTile } from './CategoryTile.js';
import type { galleryCategories } from './gallery-categories.definition.js';

/** Columns by the number of tiles: four are in pairs on a phone. */
const columns = ['1', '1', '2', '3', '2-4'] as const;

export function GalleryCategories({ index, fields, groups }: BlockProps<typeof galleryCategories>) {
  return (
    <BlockSection>
      <BlockTitle fields={fields} />
      {groups.length > 0 && (
        <Grid as="ul" columns={columns[groups.length]}>
          {groups.map((group) => (
            <CategoryTile key={group.id} group={group} count={groups.length} eager={index < 2} />
          ))}
        </Grid>
      )}
    </BlockSection>
  );
}
