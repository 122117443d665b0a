import { z } from 'zod'

const NOWHERE = 'Ce point n’est pas sur la carte'

/**
 * A coordinate in degrees, typed or moved on a map; an empty one is null.
 * @param most 90 for a latitude, 180 for a longitude
 */
export const typedDegree = (most: number) =>
  z
    .union(
      [
        z.literal('').transform(() => null),
        z.coerce.number().min(-most, NOWHERE).max(most, NOWHERE),
      ],
      {
        error: NOWHERE,
      },
    )
    .nullable()
    .default(null)
