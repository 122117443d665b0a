import { createLocalReq, type Payload } from 'payload'

import { newSlug } from '@/features/places/commands/write'
import { placeFlags } from '@/features/places/flags'
import { isCare, PLACE_KINDS, type PlaceKind } from '@/features/places/model'
import { placeColumns } from '@/features/places/place'
import { placeSchema } from '@/features/places/schema'
import { inTransaction } from '@/platform/db/transaction'

import { asProgram } from './load'
import { FIRST_NAMES, KINDS, STREETS, TOWNS } from './places-words'

/** Places of the demonstration, in the whole one and in the small one. */
const COUNT = { whole: 300, small: 40 }

const DAY_MS = 86_400_000

/** The beginnings of numbers that nobody has: kept for fiction. Source: plan de numérotation, ARCEP. */
const FICTION = ['01 99 00', '02 61 91', '03 53 01', '04 65 71', '05 36 49', '06 39 98'] as const

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const WEEK = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi'] as const

/** The week of a kind of place, and of its number: not all keep the same. */
function weekOf(kind: PlaceKind, n: number): Record<string, string> {
  const { hours, saturday, sunday = '', rest } = KINDS[kind]
  const days = WEEK.map((day) => [day, rest === day ? '' : at(hours, n)] as const)
  return { ...Object.fromEntries<string>(days), samedi: at(saturday, n), dimanche: sunday }
}

/** The nth place of a kind, as somebody would write it. The same each time. */
function written(n: number) {
  const kind = at(PLACE_KINDS, n)
  const town = at(TOWNS, n * 7 + Math.floor(n / TOWNS.length))
  const { names, texts, accepts } = KINDS[kind]
  const isAlways = kind === 'CLINIC' ? n % 3 === 0 : kind === 'BEACH'
  const first = at(FIRST_NAMES, n * 5)
  const number = String((n * 137) % 10_000).padStart(4, '0')
  return {
    name: at(names, n).replace('%', first),
    kind,
    near: town,
    placeWords: kind === 'BEACH' ? null : `${1 + ((n * 13) % 90)} ${at(STREETS, n * 3)}`,
    lat: null,
    lng: null,
    phone: kind === 'BEACH' ? '' : `${at(FICTION, n)} ${number.slice(0, 2)} ${number.slice(2)}`,
    site: '',
    text: at(texts, n),
    isAccessible: n % 3 !== 0,
    isAlwaysOpen: isAlways,
    takesEmergencies: isCare(kind) && (kind === 'CLINIC' || n % 4 === 0),
    ...Object.fromEntries(accepts.map((animal) => [`accepts${animal}`, true])),
    ...(isAlways ? {} : weekOf(kind, n)),
    exceptions: n % 6 === 0 && !isAlways ? 'du 24/12/2026 au 26/12/2026\u00a0: fermé (fêtes)' : '',
  }
}

/**
 * Adds invented vets, cafés, trainers to the demonstration: most are online, three wait at the desk,
 * and two have an error that somebody saw.
 * @returns how many
 */
export async function addPlaces(payload: Payload, size: keyof typeof COUNT): Promise<number> {
  const req = await createLocalReq({}, payload)
  const total = COUNT[size]
  for (let n = 0; n < total; n += 1) {
    const columns = placeColumns(placeSchema.parse(written(n)))
    // Not all in the middle of their commune.
    const lat = columns.lat + (((n * 31) % 21) - 10) / 1000
    const lng = columns.lng + (((n * 17) % 21) - 10) / 1000
    const isWaiting = n >= total - 3
    const moment = new Date(Date.now() - (1 + (n % 200)) * DAY_MS).toISOString()
    await inTransaction(req, async (execute) => {
      const { id } = await payload.create({
        collection: 'places',
        ...asProgram,
        req,
        data: {
          ...columns,
          lat,
          lng,
          slug: await newSlug(execute, columns),
          status: isWaiting ? 'PENDING' : 'PUBLISHED',
          version: 1,
          contactName: at(FIRST_NAMES, n),
          email: `adresse-${n}@exemple.fr`,
          confirmedAt: moment,
          ...(!isWaiting && { publishedAt: moment }),
        },
      })
      if (n === 5 || n === 12) {
        await placeFlags.add(execute, id, {
          kind: 'HOURS',
          words: 'Fermé le lundi depuis cet été.',
        })
      }
    })
  }
  return total
}
