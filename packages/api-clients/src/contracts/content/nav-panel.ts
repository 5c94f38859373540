import * as z from 'zod';
import { localizedOf, someLocalized } from '../envelope.js';

/**
 * Limits of the menu: the entries of `primary` and `secondary` together, and the links of their
 * panels. Links are on the third level: entry, heading, link.
 */
export const navLimits = { entries: 12, links: 60 } as const;

/** Condition of an entry. Site document, section 3. @internal */
export const navStrategy = z.looseObject({ key: z.string(), value: z.string() });

/** Panel of an entry of the newer navigation, in one language. @internal */
export const navPanel = z.looseObject({
  columns: z
    .array(
      z.looseObject({
        heading: z.string(),
        links: z.array(z.looseObject({ label: z.string(), url: z.string() })),
      }),
    )
    .default([]),
  cards: z
    .array(
      z.looseObject({
        /** Heading over the cards; cards with the same group follow each other. */
        group: z.string(),
        label: z.string(),
        /** Below the name: body, version, seats. */
        line: z.string(),
        url: z.string(),
        /** Image of the media library, preferably a cut-out. */
        image_id: z.string().nullable(),
        /** With price tags, such as `From {price:defender_90:price}`. */
        price: z.string(),
        badge: z.string(),
      }),
    )
    .default([]),
  feature: z
    .looseObject({
      label: z.string(),
      text: z.string(),
      url: z.string(),
      link_label: z.string(),
      image_id: z.string().nullable(),
    })
    .nullable()
    .default(null),
});
export type NavPanel = z.infer<typeof navPanel>;

const label = z.string().trim().max(100);
const optional = localizedOf(label).default({});
const url = z.string().trim().min(1).max(2000);
const image_id = z.string().trim().min(1).max(200).nullable().default(null);
/** A fourth level; accepted here so that its error can name the limit. */
const children = z.array(z.unknown()).optional();

/** The writable fields of a panel. */
export const navPanelDraft = z.object({
  columns: z
    .array(
      z.object({
        heading: optional,
        links: z.array(z.object({ label: someLocalized(label), url, children })).max(200),
      }),
    )
    .max(20)
    .default([]),
  cards: z
    .array(
      z.object({
        group: optional,
        label: someLocalized(label),
        line: optional,
        url,
        image_id,
        price: optional,
        badge: optional,
        children,
      }),
    )
    .max(200)
    .default([]),
  feature: z
    .object({
      label: someLocalized(label),
      text: localizedOf(z.string().trim().max(300)).default({}),
      url,
      link_label: optional,
      image_id,
    })
    .nullable()
    .default(null),
});
export type NavPanelDraft = z.output<typeof navPanelDraft>;
