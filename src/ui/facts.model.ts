/**
 * What search engines read of a page, in the words of schema.org. Only properties that they use
 * are written: every one is sent with the page. Addresses are whole.
 */
export type Facts = { '@type': string | readonly string[]; [property: string]: unknown }

/** From the second level to the page itself, which carries no link. */
export type Trail = ReadonlyArray<{ label: string; href?: string }>

/** The first step of every trail. */
export const TRAIL_START = { label: 'Accueil', href: '/' } as const

/** Names of the days, as they are stored: 0 is Sunday. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Where a page stands (`BreadcrumbList`). @param origin of the site, without a trailing slash */
export const trailFacts = (origin: string, trail: Trail): Facts => ({
  '@type': 'BreadcrumbList',
  itemListElement: [TRAIL_START, ...trail].map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: href && origin + href,
  })),
})

/**
 * What a page lists (`ItemList`).
 * @param urls of the pages of its things, in the order of the screen
 * @param before how many stand on earlier pages of the list
 */
export const listFacts = (urls: readonly string[], before = 0): Facts => ({
  '@type': 'ItemList',
  itemListElement: urls.map((url, at) => {
    return { '@type': 'ListItem', position: before + at + 1, url }
  }),
})

type Address = {
  street?: string | null
  postalCode?: string | null
  city?: string | null
  region?: string | null
}

/** Where something is, in France (`PostalAddress`). */
export const addressFacts = ({ street, postalCode, city, region }: Address): Facts => ({
  '@type': 'PostalAddress',
  streetAddress: street || undefined,
  postalCode: postalCode || undefined,
  addressLocality: city || undefined,
  addressRegion: region || undefined,
  addressCountry: 'FR',
})

/** The same on a map, in degrees (`GeoCoordinates`); nothing when it is not known. */
export const pointFacts = (lat: number | null, lng: number | null): Facts | undefined =>
  lat === null || lng === null
    ? undefined
    : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng }

/** From when to when, as « HH:mm ». One that closes before it opens lasts into the night. */
type Period = { opensAt?: string | null; closesAt?: string | null }

/** When something is open (`OpeningHoursSpecification`). */
const hours = ({ opensAt, closesAt }: Period, when: Record<string, unknown>): Facts => ({
  '@type': 'OpeningHoursSpecification',
  ...when,
  opens: opensAt,
  closes: closesAt,
})

/**
 * The hours of a week: days that are open alike are said together. Nothing when there are none.
 * @param periodsOn those of a stored weekday
 */
export function weekFacts(
  weekdays: readonly number[],
  periodsOn: (weekday: number) => readonly Period[],
): Facts[] | undefined {
  const alike = new Map<string, { period: Period; days: Array<string | undefined> }>()
  for (const weekday of weekdays) {
    for (const period of periodsOn(weekday)) {
      const key = `${period.opensAt}-${period.closesAt}`
      const same = alike.get(key) ?? { period, days: [] }
      same.days.push(DAYS[weekday])
      alike.set(key, same)
    }
  }
  const all = [...alike.values()].map(({ period, days }) => {
    return hours(period, { dayOfWeek: days.length === 1 ? days[0] : days })
  })
  return all.length > 0 ? all : undefined
}

/** The hours of days that the week does not tell; closed is from midnight to midnight. */
export const exceptionFacts = (
  first: string,
  last: string,
  periods: readonly Period[],
): Facts[] => {
  const shown = periods.length > 0 ? periods : [{ opensAt: '00:00', closesAt: '00:00' }]
  return shown.map((period) => hours(period, { validFrom: first, validThrough: last }))
}

/** Questions with their answers in plain words (`FAQPage`). */
export const questionFacts = (
  items: ReadonlyArray<{ question: string; answer: string }>,
): Facts => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** That one may give here, and to whom (`DonateAction`). */
export const giftFacts = (gift: {
  name: string
  description?: string
  /** Where one gives. */
  target: string
  recipient: Facts
}): Facts => ({ '@type': 'DonateAction', ...gift })
