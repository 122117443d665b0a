import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { csvResponse } from '@/platform/csv'
import { eurosText } from '@/platform/money/model'
import { shortMoment } from '@/platform/time/model'

import { DONATION_STATUS_LABELS } from '../model'
import { COLUMNS, conditionsOf, orderOf } from './donations'
import type { DonationsExport } from './schema'
import { ownerOf, type Owner } from './shelter'
import type { DonationRow } from './view'

/** Gifts that are read and written at once. */
const BATCH = 500

type Column = { header: string; read: (row: DonationRow) => string }

/** « 21/11/2026 18:30 », in Paris. */
const when = (iso: string | null): string => (iso ? shortMoment(new Date(iso)) : '')

const yes = (is: boolean): string => (is ? 'Oui' : '')

/** Sums as a French spreadsheet reads them: « 1234,50 ». */
const COLUMNS_OF_FILE: readonly Column[] = [
  { header: 'Date', read: (row) => when(row.paidAt ?? row.createdAt) },
  { header: 'État', read: (row) => DONATION_STATUS_LABELS[row.status] },
  { header: 'Don (€)', read: (row) => eurosText(row.amountCents) },
  { header: 'Remboursé (€)', read: (row) => eurosText(row.givenBackCents) },
  { header: 'Pourboire à la plateforme (€)', read: (row) => eurosText(row.tipCents) },
  { header: 'Prénom', read: (row) => row.firstName },
  { header: 'Nom', read: (row) => row.lastName },
  { header: 'E-mail', read: (row) => row.email },
  { header: 'Souhaite rester anonyme', read: (row) => yes(row.isAnonymous) },
  { header: 'Pour l’animal', read: (row) => row.animal?.name ?? '' },
  { header: 'Pour la collecte', read: (row) => row.campaign?.title ?? '' },
  { header: 'Message', read: (row) => row.message ?? '' },
  { header: 'Reçu demandé', read: (row) => yes(row.receiptWanted) },
  {
    header: 'Reçu fiscal',
    read: (row) => row.receipts.find(({ status }) => status === 'ISSUED')?.label ?? '',
  },
  { header: 'Identifiant', read: (row) => row.id },
]

/** A gift as a row of the file. */
export const cellsOf = (row: DonationRow): string[] => COLUMNS_OF_FILE.map(({ read }) => read(row))

async function* batchesOf(
  req: PayloadRequest,
  owner: Owner,
  query: DonationsExport,
): AsyncGenerator<string[][]> {
  const drizzle = req.payload.db.drizzle
  // What is exported is what was there at the start: gifts that come meanwhile do not shift it.
  const { rows: ids } = await drizzle.execute<{ id: string }>(sql`
    select d.id from donations d
    where ${conditionsOf(owner, query)} order by ${orderOf(query)}`)
  for (let start = 0; start < ids.length; start += BATCH) {
    const wanted = ids.slice(start, start + BATCH).map(({ id }) => id)
    const { rows } = await drizzle.execute<DonationRow>(sql`
      select ${COLUMNS} from donations d left join animals a on a.id = d.animal_id
      where d.id = any(${sql.param(wanted)}::uuid[])`)
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield wanted.flatMap((id) => {
      const row = byId.get(id)
      return row ? [cellsOf(row)] : []
    })
  }
}

/**
 * The gifts that the filters leave, as a file for a spreadsheet. It is sent while it is read, so
 * that its length costs no memory.
 * @throws {HttpError} 403, 404
 */
export async function exportDonations(
  req: PayloadRequest,
  key: string | null,
  query: DonationsExport,
): Promise<Response> {
  const owner = await ownerOf(req, key)
  const header = COLUMNS_OF_FILE.map((column) => column.header)
  return csvResponse(['dons', owner.slug], header, batchesOf(req, owner, query))
}
