import { env } from '@/platform/env'

import { periodsOf, WEEKDAYS_MONDAY_FIRST, type OpeningException } from '../opening-hours.model'
import type { PublicShelter } from '../queries'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Addresses are whole in what search engines read. */
const origin = env.publicUrl

/** An exception as schema.org writes one: closed is from midnight to midnight. */
function specialHours({ startDate, endDate, isClosed, periods }: OpeningException) {
  const dates = { validFrom: startDate, validThrough: endDate }
  const rows = (periods ?? []).map((period) => ({ ...period, weekday: 0 }))
  const open = isClosed ? [] : periodsOf(rows, 0)
  const times = open.length > 0 ? open : [{ opensAt: '00:00', closesAt: '00:00' }]
  return times.map(({ opensAt, closesAt }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: opensAt,
    closes: closesAt,
    ...dates,
  }))
}

/** A shelter as schema.org describes one (`AnimalShelter`). */
export function shelterFacts(shelter: PublicShelter): Record<string, unknown> {
  const url = `${origin}/shelter/${shelter.slug}`
  const picture = shelter.photos[0] ?? shelter.logo
  const { name, shortDescription, email, phone, address, postalCode, city, lat, lng } = shelter
  return {
    '@type': 'AnimalShelter',
    '@id': `${url}#refuge`,
    url,
    name,
    image: picture ? origin + picture.url : undefined,
    logo: shelter.logo ? origin + shelter.logo.url : undefined,
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
    sameAs: [shelter.website, ...shelter.social.map((each) => each.url)].filter(Boolean),
    openingHoursSpecification: WEEKDAYS_MONDAY_FIRST.flatMap((day) =>
      periodsOf(shelter.openingHours, day).map(({ opensAt, closesAt }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[day]}`,
        opens: opensAt,
        closes: closesAt,
      })),
    ),
    specialOpeningHoursSpecification:
      shelter.openingExceptions.length > 0
        ? shelter.openingExceptions.flatMap(specialHours)
        : undefined,
  }
}

/** The way to a page as schema.org describes one (`BreadcrumbList`). */
export function trailFacts(
  trail: ReadonlyArray<{ label: string; href?: string }>,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Accueil', href: '/' }, ...trail].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href && origin + href,
    })),
  }
}
