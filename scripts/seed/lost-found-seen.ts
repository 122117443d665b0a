import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { placeOf } from '@/features/lost-found/place'
import { addDays, parisDay } from '@/platform/time/model'

/** Where Filou was seen since: a way along the railway of Loches. Days ago; degrees. */
const SEEN = [
  { ago: 2, hour: '07:15', placeWords: 'le long de la voie ferrée', lat: 47.133, lng: 0.992 },
  {
    ago: 1,
    hour: '21:40',
    placeWords: 'derrière le gymnase, vers les jardins',
    lat: 47.139,
    lng: 1.001,
  },
  { ago: 0, hour: null, placeWords: 'près du terrain de boules', lat: 47.145, lng: 0.996 },
] as const

/** Writes what people saw of the animal of a report. */
export async function addSightings(payload: Payload, report: string): Promise<void> {
  for (const { ago, hour, placeWords, lat, lng } of SEEN) {
    const place = placeOf({ near: 'Loches (37)', placeWords, lat, lng })
    await payload.db.drizzle.execute(sql`
      insert into lost_found_sightings
        (report_id, day, hour, commune_name, department, place_words, is_exact, shown_lat, shown_lng,
          confirmed_at)
      values (${report}, ${addDays(parisDay(new Date()), -ago)}, ${hour}, ${place.communeName},
        ${place.department}, ${placeWords}, true, ${place.shownLat}, ${place.shownLng}, now())`)
  }
}
