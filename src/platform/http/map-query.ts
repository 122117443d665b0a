import { z } from 'zod'

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

/**
 * The part of a map that is asked for, in the query of a route: `box` is south, west, north and east
 * in degrees; a map that shows more than the world asks for the world.
 */
export const mapPart = {
  box: z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?(,-?\d{1,3}(\.\d{1,20})?){3}$/, 'Quatre nombres, en degrés')
    .transform((text) => {
      const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number)
      return {
        south: clamp(south, 90),
        west: clamp(west, 180),
        north: clamp(north, 90),
        east: clamp(east, 180),
      }
    })
    .refine(
      ({ south, west, north, east }) => south <= north && west <= east,
      'Quatre nombres, en degrés',
    )
    .optional()
    .describe('Sud, ouest, nord et est en degrés, séparés par des virgules'),
  zoom: z.coerce.number().int().min(0).max(18).default(18),
}
