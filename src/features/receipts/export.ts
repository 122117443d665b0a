import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { csvResponse } from '@/platform/csv'
import { shortDay } from '@/platform/time/model'

import { requireReceiptRight } from './right'
import { numberLabel, RECEIPT_STATUS_LABELS } from './model'
import { conditionsOf, RECEIPT_COLUMNS, type ReceiptRow } from './queries'

/** Receipts that are read and written at once. */
const BATCH = 500

type Column = { header: string; read: (row: ReceiptRow) => string }

const day = (at: string | null): string => (at ? shortDay(new Date(at)) : '')

const COLUMNS: readonly Column[] = [
  { header: 'Numéro', read: ({ label }) => label },
  { header: 'Année', read: ({ year }) => String(year) },
  { header: 'Date du don', read: ({ paidAt }) => day(paidAt) },
  { header: 'Montant (€)', read: ({ amountCents }) => numberLabel(amountCents).replace(/\s/g, '') },
  { header: 'État', read: ({ status }) => RECEIPT_STATUS_LABELS[status] },
  { header: 'Nom', read: ({ donor }) => donor.lastName },
  { header: 'Prénom', read: ({ donor }) => donor.firstName },
  { header: 'E-mail', read: ({ donor }) => donor.email },
  { header: 'Adresse', read: ({ donor }) => donor.address.line },
  { header: 'Code postal', read: ({ donor }) => donor.address.postalCode },
  { header: 'Ville', read: ({ donor }) => donor.address.city },
  { header: 'Pays', read: ({ donor }) => donor.address.country },
  { header: 'Émis le', read: ({ issuedAt }) => day(issuedAt) },
  { header: 'Annulé le', read: ({ cancelledAt }) => day(cancelledAt) },
  { header: 'Motif', read: ({ cancelReason }) => cancelReason ?? '' },
  { header: 'Remplace', read: ({ replaces }) => replaces ?? '' },
  { header: 'Remplacé par', read: ({ replacedBy }) => replacedBy ?? '' },
]

async function* batchesOf(
  req: PayloadRequest,
  shelter: string,
  year: number | undefined,
): AsyncGenerator<string[][]> {
  const { drizzle } = req.payload.db
  // Numbers only grow: what comes meanwhile shifts nothing.
  let after = { year: 0, number: 0 }
  for (;;) {
    const { rows } = await drizzle.execute<ReceiptRow & { number: number }>(sql`
      select ${RECEIPT_COLUMNS}, r.number::int as "number" from receipts r
      where ${conditionsOf(shelter, { year })}
        and (r.year, r.number) > (${after.year}, ${after.number})
      order by r.year, r.number limit ${BATCH}
    `)
    const last = rows.at(-1)
    if (!last) return
    after = last
    yield rows.map((row) => COLUMNS.map(({ read }) => read(row)))
  }
}

/**
 * The receipts of a shelter for its accountant, valid and cancelled, by number; sent while it is
 * read.
 * @throws {HttpError} 403, 404
 */
export async function exportReceipts(
  req: PayloadRequest,
  key: string,
  year: number | undefined,
): Promise<Response> {
  const { id, name } = await requireReceiptRight(req, key)
  const header = COLUMNS.map((column) => column.header)
  const words = ['recus-fiscaux', name, year ? String(year) : '']
  return csvResponse(words, header, batchesOf(req, id, year))
}
