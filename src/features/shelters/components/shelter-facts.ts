import { periodsOf, WEEKDAYS_MONDAY_FIRST } from '../model'
import type { PublicShelter } from '../queries'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A shelter as schema.org describes one (`AnimalShelter`). */
export function shelterFacts(shelter: PublicShelter): Record<string, unknown> {
  const { name, shortDescription, email, phone, address, postalCode, city, lat, lng } = shelter
  return {
    '@type': 'AnimalShelter',
    name,
    description: shortDescription || undefined,
    email,
    telephone: phone || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      postalCode,
      addressLocality: city,
      addressCountry: 'FR',
    },
    geo:
      lat === null || lng === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    sameAs: shelter.social.map(({ url }) => url),
    openingHoursSpecification: WEEKDAYS_MONDAY_FIRST.flatMap((day) =>
      periodsOf(shelter.openingHours, day).map(({ opensAt, closesAt }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[day]}`,
        opens: opensAt,
        closes: closesAt,
      })),
    ),
  }
}
