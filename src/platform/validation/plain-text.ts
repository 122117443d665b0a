import { z } from 'zod'

import { atMost } from './at-most.model'

/**
 * A text of several lines, trimmed, without signs that nobody sees.
 * @param max characters
 */
export const plainText = (max: number) =>
  z
    .string({ error: 'Écrivez un texte' })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, atMost(max))
        .regex(
          /^(?:[\n\t]|[^\p{Cc}\p{Cf}\p{Cs}]|\u200d)*$/u,
          'Ce texte contient un caractère invisible',
        ),
    )

/** The same on one line: a name, a place. Line breaks become spaces. */
export const plainLine = (max: number) =>
  z
    .string({ error: 'Écrivez un texte' })
    .transform((text) => text.replace(/\s+/g, ' '))
    .pipe(plainText(max))

/** A line that may stay empty: nothing is null. */
export const lineOrNull = (max: number) =>
  plainLine(max)
    .transform((line) => line || null)
    .nullable()

/** The same of several lines. */
export const textOrNull = (max: number) =>
  plainText(max)
    .transform((text) => text || null)
    .nullable()

/** A line that may stay empty, or not be sent at all. */
export const optionalLine = (max: number) => lineOrNull(max).default(null)
/** The same of several lines. */
export const optionalText = (max: number) => textOrNull(max).default(null)

/** A box of a plain form says « on » when it is ticked, and nothing otherwise. */
export const ticked = z
  .union([z.boolean(), z.enum(['on', 'oui', 'non']).transform((value) => value !== 'non')], {
    error: 'Cochez ou décochez la case',
  })
  .default(false)
