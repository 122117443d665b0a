import { env } from '@/platform/env'
import {
  addressFacts,
  exceptionFacts,
  giftFacts,
  pointFacts,
  weekFacts,
  type Facts,
} from '@/ui/facts.model'

import { periodsOf, WEEKDAYS_MONDAY_FIRST, type OpeningException } from '../opening-hours.model'
import type { PublicShelter } from '../queries'

/** Addresses are whole in what search engines read. */
const origin = env.publicUrl

type Named = Pick<PublicShelter, 'name' | 'slug'>

const addressOf = ({ slug }: Named) => `${origin}/shelter/${slug}`

/** A shelter where something else is described: its own page says the rest. */
export const shelterNamed = (shelter: Named): Facts => ({
  '@type': 'AnimalShelter',
  '@id': `${addressOf(shelter)}#refuge`,
  name: shelter.name,
  url: addressOf(shelter),
})

function specialHours({ startDate, endDate, isClosed, periods }: OpeningException): Facts[] {
  const rows = (periods ?? []).map((period) => ({ ...period, weekday: 0 }))
  return exceptionFacts(startDate, endDate, isClosed ? [] : periodsOf(rows, 0))
}

/** Where a shelter is (`PostalAddress`). */
export const shelterAddress = ({ address, postalCode, city }: PublicShelter): Facts =>
  addressFacts({ street: address, postalCode, city })

/** A shelter as schema.org describes one (`AnimalShelter`), whole: for its own pages. */
export function shelterFacts(shelter: PublicShelter): Facts {
  const { phone, shortDescription, lat, lng, openingHours, openingExceptions } = shelter
  const picture = shelter.photos[0] ?? shelter.logo
  const links = [shelter.website, ...shelter.social.map(({ url }) => url)].filter(Boolean)
  return {
    ...shelterNamed(shelter),
    image: picture ? origin + picture.url : undefined,
    logo: shelter.logo && picture !== shelter.logo ? origin + shelter.logo.url : undefined,
    description: shortDescription || undefined,
    telephone: phone || undefined,
    address: shelterAddress(shelter),
    geo: pointFacts(lat, lng),
    sameAs: links.length > 0 ? links : undefined,
    openingHoursSpecification: weekFacts(WEEKDAYS_MONDAY_FIRST, (day) =>
      periodsOf(openingHours, day),
    ),
    specialOpeningHoursSpecification:
      openingExceptions.length > 0 ? openingExceptions.flatMap(specialHours) : undefined,
  }
}

/** That one may give to a shelter. @param path of the page on which one gives */
export const shelterGift = (
  shelter: Named,
  gift: { name: string; description?: string; path: string },
): Facts =>
  giftFacts({
    name: gift.name,
    description: gift.description,
    target: origin + gift.path,
    recipient: shelterNamed(shelter),
  })
