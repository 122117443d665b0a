import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { ADOPTABLE_STATUS, isPublicAnimal } from '@/features/animals/model'
import type { SubmissionFollower } from '@/features/forms/commands'
import { planOf } from '@/features/plans/queries'
import type { AdoptionRequest, Animal } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'

import { requireAdoptions } from '../request-row'
import { authorOf, broken, line } from '../timeline'
import { caseOf, shelterOf, trackingPath } from '../facts'
import { planTitle } from '../plan'
import { takeFormMail, tellAgain, tellReceived, tellTeam } from '../mails'
import { openKey, REQUEST_LIMITS } from '../model'
import type { NewRequest } from '../view'
import { openRequest, openRequestByPhone } from './open-request'

type Wanted = {
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
async function heldAnimal(
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
async function open(req: PayloadRequest, execute: Execute, wanted: Wanted): Promise<Opened> {
  const key = openKey(wanted.animal, wanted.applicant)
  if (!key) throw broken('email', 'Indiquez un e-mail, ou un numéro de téléphone')
  await execute(sql`select pg_advisory_xact_lock(hashtextextended(${`adoption:${key}`}, 0))`)
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
  if (wanted.tell && (byTeam || (await takeFormMail(about)))) await tellReceived(req, about)
  if (!byTeam) await tellTeam(req, about, 'ADOPTION_REQUEST', 'une nouvelle demande d’adoption')
  return { request, isNew: true }
}

/** The postal code among the answers, by the name of its question. */
function postalCodeIn(answers: unknown): string | null {
  const named = Object.entries(answers as Record<string, unknown>).find(
    ([name, value]) => /code_postal/.test(name) && typeof value === 'string',
  )
  return (named && /(?<!\d)\d{5}(?!\d)/.exec(String(named[1]))?.[0]) ?? null
}

/**
 * Opens the request that an answer to an adoption form asks for. A person who has one open gets
 * its link by e-mail again, though the second answer is refused.
 * @throws {HttpError} 422 for an animal that is reserved or no longer proposed, and for a shelter
 * that proposes no adoptions
 */
export const openFromSubmission: SubmissionFollower = async (
  req,
  { submission, shelterId, animalId },
) => {
  if (!animalId) throw new HttpError(404, 'Animal introuvable')
  const session = await sessionOf(req)
  const execute: Execute = session.execute.bind(session)
  const { senderName, senderEmail, senderPhone, user } = submission
  if (!senderEmail) throw broken('email', 'Email invalide')
  const wanted: Wanted = {
    shelter: shelterId,
    animal: animalId,
    submission: submission.id,
    applicant: {
      name: (senderName?.trim() || senderEmail).slice(0, REQUEST_LIMITS.name),
      email: senderEmail,
      phone: senderPhone?.slice(0, REQUEST_LIMITS.phone) ?? null,
      user: idOf(user),
      postalCode: postalCodeIn(submission.answers),
    },
    tell: true,
  }
  const animal = await heldAnimal(req, execute, wanted)
  // A form that was drawn before may be sent after.
  const { acceptsAdoptions } = await shelterOf(req, { shelter: shelterId })
  if (!acceptsAdoptions) throw broken('animal', 'Ce refuge ne propose plus d’adoptions')
  const plan = await planOf({ ...animal, shelterId })
  const opened = await open(req, execute, { ...wanted, plan: plan?.id })
  if (!opened.isNew) {
    const about = await caseOf(req, opened.request)
    if (await takeFormMail(about)) await tellAgain(req, about)
    return { existing: true }
  }
  // What was opened is undone with the answer.
  if (!isPublicAnimal(animal) || animal.status !== ADOPTABLE_STATUS) {
    throw broken('animal', `${animal.name} n’est plus proposé à l’adoption`)
  }
  if (animal.isReserved) throw broken('animal', `Une autre famille a déjà réservé ${animal.name}`)
  const { id } = opened.request
  return {
    trackingPath: trackingPath(id),
    told: true,
    consent: { kind: 'ADOPTION_REQUEST', source: 'adoption-requests', sourceId: id },
  }
}

/**
 * Opens a request by hand, after a call or a visit.
 * @throws {HttpError} 403, 404, 409 with `requestId` when this person has one open for this
 * animal, 422 when the animal is not at the shelter
 */
export async function openByHand(
  req: PayloadRequest,
  key: string,
  { animal: animalId, name, email, phone, plan, note, tell = true }: NewRequest,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, key)
  return inTransaction(req, async (execute) => {
    const applicant = { name, email: email || null, phone: phone || null }
    const wanted = { shelter, animal: animalId, applicant, plan, note, tell }
    const animal = await heldAnimal(req, execute, wanted)
    if (plan) await planTitle(req, shelter, plan)
    if (animal.status !== 'AT_SHELTER') throw broken('animal', `${animal.name} n’est pas au refuge`)
    // The plan that the site would have named, unless the team names one.
    const usual = plan ?? (await planOf({ ...animal, shelterId: shelter }))?.id
    const { request, isNew } = await open(req, execute, { ...wanted, plan: usual })
    if (!isNew) {
      const message = `${name} a déjà une demande en cours pour ${animal.name}`
      throw new HttpError(409, message, { more: { requestId: request.id } })
    }
    return request
  })
}
