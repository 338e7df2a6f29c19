import { z } from 'zod'
import { groupNames } from '../layout/wallpaper-group.ts'

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be #rrggbb')

const layoutNames = [
  'block',
  'half-drop',
  'brick',
  'third-drop',
  'quarter-drop',
  'mirror',
  'ogee',
  'diamond',
  'sateen',
  'toss',
  'stripe',
  'border',
] as const
export type LayoutName = (typeof layoutNames)[number]
export const orientations = ['one-way', 'two-way', 'four-way'] as const
export const compositionTypes = ['tile', 'single'] as const

/**
 * Largest ratio of the sides. A longer strip is no repeat that a mill would cut; it also bounds the short side in
 * pixels.
 */
export const RATIO_MOST = 8

/** Limits of the repeat's long edge, mm: less has no room for threads, more is longer than printing tables. */
export const REPEAT_MM = { least: 10, most: 5000 } as const
/** Factors on the size of a family's motifs. */
export const SCALE = { least: 0.1, most: 4 } as const

/** Version of the meaning of a spec: a recipe in a file is only replayed by the engine version that wrote it. */
export const ENGINE_VERSION = 'heddle-pattern/4.0'

/**
 * Everything that decides a design. It is returned in each report and may be sent back, whole or in part; it takes
 * precedence over the prompt. The same spec and engine version give the same bytes.
 */
export const designSpecSchema = z.strictObject({
  version: z.literal(4),
  family: z.string(),
  seed: z.int().min(0).max(0xffffffff),
  composition: z.enum(compositionTypes),
  palette: z.strictObject({
    inks: z.array(hexColour).min(1).max(32),
    /** Index of the ground's ink. */
    ground: z.int().min(0).max(31),
    /**
     * The inks by which roles were assigned, if not `inks`: in a colourway, or after an ink was changed by hand, every
     * shape keeps its ink number. Ignored if its length differs from that of `inks`.
     */
    rolesFrom: z.array(hexColour).min(1).max(32).optional(),
  }),
  /** Nouns, most important first. */
  motifs: z.array(z.string().max(60)).max(12),
  styles: z.array(z.string().max(60)).max(12),
  /** 0.1 micro … 1 … 2.5 very large. */
  scale: z.number().min(SCALE.least).max(SCALE.most),
  /** Wanted share of the cloth that is not ground, 0.03..0.97; null leaves the family's own proportions. */
  density: z.number().min(0.03).max(0.97).nullable(),
  layout: z.enum(layoutNames),
  /** Wallpaper group of the arrangement; `p1` leaves the layout as it is. */
  symmetry: z.enum(groupNames).default('p1'),
  orientation: z.enum(orientations),
  aspect: z
    .strictObject({ width: z.number().positive(), height: z.number().positive() })
    .refine(
      ({ width, height }) => Math.max(width / height, height / width) <= RATIO_MOST,
      `must have no side more than ${RATIO_MOST} times the other`,
    ),
  /** Long edge of the repeat in mm. */
  repeatMm: z.number().min(REPEAT_MM.least).max(REPEAT_MM.most),
  details: z.record(z.string().max(40), z.union([z.string().max(400), z.number(), z.boolean()])),
})

export type DesignSpec = z.infer<typeof designSpecSchema>

/** A spec sent back by a designer: any part may be left out. */
export const partialSpecSchema = designSpecSchema
  .extend({ palette: designSpecSchema.shape.palette.partial(), symmetry: z.enum(groupNames) })
  .partial()

export type PartialSpec = z.infer<typeof partialSpecSchema>
