import { z } from 'zod'

import { SHARED } from './caching'

const number = z.number()

/** One thing of a map, with what is read at its pin. */
export const mapPoint = z.object({
  id: z.string(),
  lat: number,
  lng: number,
  name: z.string(),
  detail: z.string(),
  href: z.string(),
})
type MapPoint = z.infer<typeof mapPoint>

/** Things that stand too close to be shown one by one: their middle, how many, and their part of the map. */
const mapGroup = z.object({
  id: z.string(),
  lat: number,
  lng: number,
  count: number,
  box: z.object({ south: number, north: number, west: number, east: number }),
})
type MapGroup = z.infer<typeof mapGroup>

/** What a map is told: what it shows one by one, and in groups. */
export const mapAnswer = z.object({
  success: z.literal(true),
  data: z.array(mapPoint),
  groups: z.array(mapGroup),
})

/** The answer to a map, the same for everybody. */
export const mapResponse = (data: readonly MapPoint[], groups: readonly MapGroup[]): Response =>
  Response.json({ success: true, data, groups }, { headers: SHARED })
