import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { SEX_LABELS, SPECIES_LABELS, statusWord } from '@/features/animals/model'
import type { Animal } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { csvResponse } from '@/platform/csv'
import { eurosText } from '@/platform/money/model'
import { noonOf, PARIS, shortDay, shortDayIn } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'

import { orderSql } from './conditions'
import { askedOf, conditionsOf } from './list'
import type { TeamAnimalsExport } from './schema'

/** Animals that are read and written at once. */
const BATCH = 500

const day = (iso: string | null | undefined): string => (iso ? shortDay(new Date(iso)) : '')
/** The day of what happened at a moment, on the clocks of the shelter; one that was typed is that day everywhere. */
function dayThere(timezone: string, iso: string | null | undefined): string {
  if (!iso || iso === noonOf(iso.slice(0, 10))) return day(iso)
  return shortDayIn(timezone, new Date(iso))
}
const yes = (is: boolean | null | undefined): string => (is ? 'Oui' : 'Non')
const number = (value: number | null | undefined): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : ''

/** What a file says of an animal, in the order of its columns. Sums in euros, weights in kilograms. */
const COLUMNS: ReadonlyArray<{
  header: string
  /** @param timezone IANA name of the clocks of its shelter */
  read: (row: Animal, timezone: string) => string
}> = [
  { header: 'Nom', read: ({ name }) => name },
  { header: 'Espèce', read: ({ species }) => SPECIES_LABELS[species] },
  { header: 'Sexe', read: ({ sex }) => SEX_LABELS[sex] },
  { header: 'Race ou apparence', read: ({ breed }) => breed ?? '' },
  { header: 'Couleur', read: ({ color }) => color ?? '' },
  { header: 'Date de naissance', read: ({ birthDate }) => day(birthDate) },
  { header: 'Date estimée', read: ({ ageIsEstimated }) => yes(ageIsEstimated) },
  { header: 'Poids (kg)', read: ({ weight }) => number(weight) },
  { header: 'Statut', read: ({ status, sex }) => statusWord(status, sex) },
  { header: 'Visible sur le site', read: ({ isVisible }) => yes(isVisible) },
  { header: 'SOS', read: ({ isSos }) => yes(isSos) },
  { header: 'Réservé', read: ({ isReserved }) => yes(isReserved) },
  { header: 'Numéro d’identification', read: ({ idNumber }) => idNumber ?? '' },
  { header: 'Lieu de naissance', read: ({ birthPlace }) => birthPlace ?? '' },
  { header: 'Date d’arrivée', read: ({ arrivalDate }) => day(arrivalDate) },
  { header: 'Adopté le', read: ({ adoptedAt }, timezone) => dayThere(timezone, adoptedAt) },
  { header: 'Vacciné', read: ({ isVaccinated }) => yes(isVaccinated) },
  { header: 'Stérilisé', read: ({ isNeutered }) => yes(isNeutered) },
  {
    header: 'Participation aux frais (€)',
    read: ({ fee }) => (typeof fee === 'number' ? eurosText(fee) : ''),
  },
  { header: 'Nombre de photos', read: ({ photos }) => String(photos?.length ?? 0) },
  {
    header: 'Vérifié le',
    read: ({ lastConfirmedAt }, timezone) => dayThere(timezone, lastConfirmedAt),
  },
  { header: 'Présentation courte', read: ({ shortDescription }) => shortDescription ?? '' },
  { header: 'Identifiant', read: ({ id }) => id },
]

/** An animal as a row of the file. */
const cellsOf = (row: Animal, timezone: string): string[] =>
  COLUMNS.map(({ read }) => read(row, timezone))

/** The clocks of the shelters of some animals, by their ids. */
async function zonesOf(req: PayloadRequest, rows: readonly Animal[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ shelter }) => idOf(shelter) ?? ''))]
  const { docs } = await req.payload.find({
    collection: 'shelters',
    where: { id: { in: ids } },
    // Their clocks alone: who may read the animals may know when they were adopted.
    overrideAccess: true,
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: { timezone: true },
    req,
  })
  return new Map(docs.map(({ id, timezone }) => [id, zoneOf(timezone)]))
}

async function* batchesOf(req: PayloadRequest, ids: readonly string[]): AsyncGenerator<string[][]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const wanted = ids.slice(start, start + BATCH)
    const { docs } = await req.payload.find({
      collection: 'animals',
      where: { id: { in: wanted } },
      overrideAccess: false,
      depth: 0,
      limit: wanted.length,
      pagination: false,
      req,
    })
    const zones = await zonesOf(req, docs)
    const byId = new Map(docs.map((row) => [row.id, row]))
    yield wanted.flatMap((id) => {
      const row = byId.get(id)
      return row ? [cellsOf(row, zones.get(idOf(row.shelter) ?? '') ?? PARIS)] : []
    })
  }
}

/**
 * The animals that the filters leave, as a file for a spreadsheet. It is sent while it is read, so
 * that its length costs no memory.
 * @throws {HttpError} 400, 403, 404
 */
export async function exportTeamAnimals(
  req: PayloadRequest,
  key: string | null,
  query: TeamAnimalsExport,
): Promise<Response> {
  const asked = await askedOf(req, key, query.kind)
  // What is exported is what was there at the start: animals that come meanwhile do not shift it.
  const { rows } = await req.payload.db.drizzle.execute<{ id: string }>(sql`
    select a.id from animals a where ${conditionsOf(asked, query)}
    order by ${orderSql(query.sortBy, query.sortOrder)}`)
  const header = COLUMNS.map((column) => column.header)
  const ids = rows.map(({ id }) => id)
  return csvResponse(['animaux', asked.scope.slug], header, batchesOf(req, ids))
}
