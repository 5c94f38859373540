/** The level of headings inside a block: one below its title, or its title's own without one. */
export const levelBelow = ({ title, header_tag }: { title?: string; header_tag: string }): number =>
  Math.min(6, Number(header_tag) + (title ? 1 : 0));
