import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'

import { personalToken } from '@/platform/access/personal-link'
import { sessionOf } from '@/platform/db/session'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { findPlace, placeLabel } from '@/platform/geo/places'
import { invalidField } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { saveKeysOf, type SaveKeys } from '@/platform/http/save-keys'
import { openPayload } from '@/platform/payload'
import { placeFiles, swept } from '@/platform/storage/transaction'

import { tellDesk, tellReporter } from '../mails'
import { dayProblem, LINK, SENTENCES } from '../model'
import { cleanPhotos } from '../photos'
import type { SentReport } from '../schema'
import { sheltersIn, sheltersNamed } from '../shelters'

const orNull = (text: string): string | null => text || null

/** Who wrote it, as far as they want it kept. */
function reporterOf({ identity, name, email, phone, mayShare }: SentReport) {
  if (identity === 'anonyme') return { name: null, email: null, phone: null, mayShare: false }
  return { name: orNull(name), email: orNull(email), phone: orNull(phone), mayShare }
}

/** The shelters that it is about. @throws {HttpError} 422 on `shelter` for none of that name */
async function accusedIn(req: PayloadRequest, sent: SentReport): Promise<string[]> {
  const { shelter, author, description, place } = sent
  const session = await sessionOf(req)
  const execute = session.execute.bind(session)
  const accused = shelter ? await sheltersNamed(execute, shelter) : []
  if (shelter && accused.length === 0) throw invalidField('shelter', SENTENCES.shelter)
  const named = await sheltersIn(execute, [author, description, place].join(' '))
  return [...new Set([...accused, ...named])]
}

/** The report that one of these keys sent: nobody but whoever sent it has them. */
async function reportSentBy(execute: Execute, keys: SaveKeys): Promise<string | null> {
  const { rows } = await execute<{ id: string }>(sql`
    select id from abuse_reports
    where last_save = any(${sql.param(saveKeysOf(keys))}::text[]) limit 1`)
  return rows[0]?.id ?? null
}

/**
 * Keeps a report with its photos, and tells those who read the reports of its department. Whoever
 * stays anonymous leaves nothing: no name, no address, no account. The same words sent again because no
 * answer came are the same report; other words are another one, for the first may be read already.
 * @returns the token of its follow page
 * @throws {HttpError} 400 on `photos`; 422 on `commune` and `shelter` for one that does not exist, on
 * `seenOn` for a day to come; 503 when the storage is away
 */
export async function sendReport(
  sent: SentReport,
  files: readonly SentFile[],
  keys: SaveKeys = {},
): Promise<string> {
  const place = findPlace(sent.commune)
  if (!place) throw invalidField('commune', SENTENCES.commune)
  const wrongDay = sent.seenOn && dayProblem(sent.seenOn, new Date())
  if (wrongDay) throw invalidField('seenOn', wrongDay)
  // A request without a session: the account of whoever wrote is never looked at.
  const req = await createLocalReq({}, await openPayload())
  const accused = await accusedIn(req, sent)
  const photos = await cleanPhotos(files)
  const reporter = reporterOf(sent)
  const kept = photos.map(({ id, key, type }) => ({ id, key, type }))
  const work = inTransaction(req, async (execute) => {
    // A try that is still on its way comes to its end first.
    for (const each of saveKeysOf(keys).sort()) await lockName(execute, `abuse-save:${each}`)
    const known = await reportSentBy(execute, keys)
    if (known) return known
    if (photos.length > 0) await placeFiles(req, photos)
    const { rows } = await execute<{ id: string }>(sql`
      insert into abuse_reports (kind, species, animals, description, place, commune, commune_code,
        department, seen_on, is_ongoing, author, accused_shelters, reporter_name, reporter_email, reporter_phone,
        may_share, photos, last_save)
      values (${sent.kind}, ${sent.species}, ${sent.animals}, ${sent.description}, ${sent.place},
        ${placeLabel(place)}, ${place.code}, ${place.department}, ${orNull(sent.seenOn)},
        ${sent.isOngoing}, ${sent.author}, ${JSON.stringify(accused)}::jsonb, ${reporter.name}, ${reporter.email}, ${reporter.phone},
        ${reporter.mayShare}, ${JSON.stringify(kept)}::jsonb, ${keys.saveKey ?? null})
      returning id
    `)
    const id = rows[0]?.id ?? ''
    await tellDesk(req, { id, department: place.department, accused }, 'new')
    await tellReporter(req, { id, email: reporter.email }, 'received')
    return id
  })
  return personalToken(LINK, await swept(work))
}
