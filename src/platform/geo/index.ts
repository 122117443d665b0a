import { env } from '../env'
import { log } from '../log'
import { communeGeocoder, nationalGeocoder, withFallback, type Geocoder } from './geocoder'

/** The geocoder of this server: the national service, and our table while it is away. */
export const geocoder: Geocoder = withFallback(
  env.GEOCODER_URL ? nationalGeocoder(env.GEOCODER_URL) : null,
  communeGeocoder,
  (error) => log.warn({ err: error }, 'the address service is away'),
)
