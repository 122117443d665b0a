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

/** A box of a plain form says « on » when it is ticked, and nothing otherwise. */
export const ticked = z
  .union([z.boolean(), z.enum(['on', 'oui', 'non']).transform((value) => value !== 'non')], {
    error: 'Cochez ou décochez la case',
  })
  .default(false)
