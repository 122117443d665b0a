import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AdoptionRequest, Animal } from '@/payload-types'
import { lockName, type Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'

import { caseOf } from '../facts'
import { sendLinkLater } from '../link-later'
import { takeFormMail, tellReceived, tellTeam } from '../mails'
import { openKey } from '../model'
import { authorOf, line } from '../timeline'
import { openRequest, openRequestByPhone } from './open-request'

export type Wanted = {
  shelter: string
  animal: string
  applicant: AdoptionRequest['applicant']
  submission?: string
  plan?: string | null
  note?: string
  tell: boolean
}

type Opened = { request: AdoptionRequest; isNew: boolean }

/** The animal, held so that it neither leaves nor is adopted meanwhile. @throws {HttpError} 404 */
export async function heldAnimal(
  req: PayloadRequest,
  execute: Execute,
  { animal, shelter }: Wanted,
): Promise<Animal> {
  const { rows } = await execute(sql`
    select 1 from animals
    where id = ${animal} and shelter_id = ${shelter} and deleted_at is null
    for share
  `)
  const found =
    rows.length > 0
      ? await req.payload.findByID({
          collection: 'animals',
          id: animal,
          // The caller says whether a hidden animal may be asked for.
          overrideAccess: true,
          disableErrors: true,
          depth: 0,
          req,
        })
      : null
  if (!found) throw new HttpError(404, 'Animal introuvable')
  return found
}

/** The open request of this person for this animal; by telephone when one of the two has no e-mail. */
async function known(
  req: PayloadRequest,
  execute: Execute,
  { animal, applicant, submission }: Wanted,
  key: string,
): Promise<AdoptionRequest | null> {
  const same = await openRequest(req, key)
  if (same || submission) return same ?? null
  const { email, phone } = applicant
  const caller = await openRequestByPhone(req, execute, { animal, phone })
  return caller && !(email && caller.applicant.email) ? caller : null
}

/**
 * Opens a request, unless the same person has an open one for the same animal: two clicks, or
 * two tabs, make one. In the caller's transaction.
 */
export async function open(req: PayloadRequest, execute: Execute, wanted: Wanted): Promise<Opened> {
  const key = openKey(wanted.animal, wanted.applicant)
  if (!key) throw invalidField('email', 'Indiquez un e-mail, ou un numéro de téléphone')
  await lockName(execute, `adoption:${key}`)
  const before = await known(req, execute, wanted, key)
  if (before) return { request: before, isNew: false }
  const byTeam = wanted.submission ? null : authorOf(req)
  const author = byTeam ?? { id: null, name: wanted.applicant.name }
  const request = await req.payload.create({
    collection: 'adoption-requests',
    // Whoever asks has no right in the shelter: the form, or the right, was checked before.
    overrideAccess: true,
    depth: 0,
    req,
    data: {
      shelter: wanted.shelter,
      animal: wanted.animal,
      plan: wanted.plan ?? null,
      submission: wanted.submission ?? null,
      applicant: wanted.applicant,
      status: 'PENDING',
      timeline: [
        line('CREATED', author, { to: 'PENDING' }),
        ...(wanted.note?.trim() ? [line('NOTE', byTeam, { text: wanted.note.trim() })] : []),
      ],
    },
  })
  const about = await caseOf(req, request)
  // A form is no way to write to strangers; the team knows to whom it writes.
  if (wanted.tell) {
    if (byTeam || (await takeFormMail(about))) await tellReceived(req, about)
    else await sendLinkLater(req, request.id)
  }
  if (!byTeam) await tellTeam(req, about, 'ADOPTION_REQUEST', 'une nouvelle demande d’adoption')
  return { request, isNew: true }
}
