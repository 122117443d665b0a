import type { PayloadRequest } from 'payload'

import { idOf } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'
import { frenchPdf } from '@/platform/pdf'
import { longDayIn } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'

import { requireAdoptions, NOT_FOUND, requestRow, type RequestAddress } from './request-row'
import { timelineOf } from './timeline'
import { placeOf, shelterOf } from './facts'

/**
 * A letter for somebody who has no e-mail address, as a PDF to print and to hand over.
 * @param place of its line in the story, the oldest is 0
 * @throws {HttpError} 403, 404
 */
export async function letterFile(
  req: PayloadRequest,
  address: RequestAddress,
  place: number,
): Promise<Response> {
  const id = await requireAdoptions(req, address.shelter)
  const row = await requestRow(req, address.id)
  const entry = row && idOf(row.shelter) === id ? timelineOf(row)[place] : null
  if (!row || entry?.kind !== 'LETTER' || !entry.text) throw new HttpError(404, NOT_FOUND)
  const shelter = await shelterOf(req, row)
  const [subject = '', ...paragraphs] = entry.text.split('\n\n')
  const at = new Date(entry.at)
  const bytes = await frenchPdf(
    { title: subject, author: shelter.name, subject, createdAt: at },
    ({ title, paragraph, note }) => {
      note(`${shelter.name}, ${placeOf(shelter)}`)
      note(`À ${row.applicant.name}, le ${longDayIn(zoneOf(shelter.timezone), at)}`)
      title(subject)
      for (const words of paragraphs) paragraph(words)
    },
  )
  return new Response(new Uint8Array(bytes), {
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="lettre.pdf"',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    },
  })
}
