import type { StoredText } from './bilingual.js';

export const linkTypes = ['internal', 'external', 'form', 'file', 'button'] as const;
export type LinkType = (typeof linkTypes)[number];

export const linkTargets = ['_self', '_blank'] as const;
export type LinkTarget = (typeof linkTargets)[number];

/** A picture as a component gets it. `fallback` asks for the single fallback size of the field. */
export interface PublicImage {
  id: string;
  alt: string;
  fallback?: true;
}

/** A link as a component gets it. `url` is as stored: the locale's prefix is added at render. */
export interface PublicLink {
  type: LinkType;
  label: string;
  url: string;
  target: LinkTarget;
  form_id: string;
  hidden_fields: Record<string, string>;
  title: string;
  columns: number | null;
  always_show?: boolean;
}

export interface StoredImage {
  id: string;
  alt: StoredText;
}

export interface StoredLink extends Omit<PublicLink, 'label' | 'title'> {
  label: StoredText;
  title: StoredText;
}

export interface Size {
  width: number;
  height: number;
}

/** What a Json field's text must be; any zod schema fits. */
export interface Schema<T> {
  safeParse(input: unknown): { success: true; data: T } | { success: false };
}

export interface StoredGroup {
  id: string;
  fields: Record<string, unknown>;
}

/** A block as it is stored: one value per field for all languages, contentful texts per language. */
export interface StoredBlock extends StoredGroup {
  template: string;
  /** The definition's version these values were written for. */
  version: number;
  groups: StoredGroup[];
}

/** Why staff see a block or group that visitors do not. */
export type StaffNotice = 'unknown_template' | 'out_of_schedule' | 'incomplete';

export interface PublicGroup {
  id: string;
  fields: Record<string, unknown>;
  notice?: StaffNotice;
}

/** A block in one language, ready to render. Only what the definition declares is in it. */
export interface PublicBlock {
  id: string;
  template: string;
  fields: Record<string, unknown>;
  groups: PublicGroup[];
  /** The block never moves: the browser keeps the server's markup and loads no script for it. */
  still?: true;
  notice?: StaffNotice;
}
