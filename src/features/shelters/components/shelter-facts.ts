import { env } from '@/platform/env'

import { periodsOf, WEEKDAYS_MONDAY_FIRST } from '../opening-hours.model'
import type { PublicShelter } from '../queries'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Addresses are whole in what search engines read. */
const origin = env.publicUrl

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
