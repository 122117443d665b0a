import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Species } from '@/features/animals/model'
import { readableAnswers, type Answers, type SubmissionFile } from '@/features/forms/answers.model'
import { readDefinition } from '@/features/forms/schema'
import { teamWith } from '@/features/notifications/commands'
import type { AdoptionRequest, Certificate } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { plainSql } from '@/platform/db/plain'
import { HttpError } from '@/platform/http/errors'

import { backFacts } from './back'
import { backOf } from './back.model'
import { requireAdoptions, NOT_FOUND, requestRow, type RequestAddress } from './request-row'
import { timelineOf } from './timeline'
import { caseOf, messageFacts, type Case } from './facts'
import { toCards } from './list'
import { freeTemplates } from './messages.model'
import { digitsOf, PHONE_DIGITS, readyAt, type RequestStatus } from './model'
import { movesOf } from './moves.model'
import { isHere, poundEndOf } from './steps'
import type { CertificateView, DuplicateHint, RequestDetail } from './view'

export { countRequestsByAnimal, listRequests } from './list'

/** Addresses of a request in the API of the team. */
const adminPath = ({ shelter, id }: RequestAddress): string =>
  `/api/shelter/${shelter}/adoption-requests/${id}`

function certificateView(row: Certificate, address: RequestAddress): CertificateView {
  const url = `${adminPath(address)}/certificate.pdf`
  return {
    id: row.id,
    deliveredAt: row.deliveredAt,
    signedAt: row.signedAt ?? null,
    signatureName: row.signatureName ?? null,
    hasSignedPaper: row.signatureMeans === 'PAPER',
    canCorrectDate: !row.signedAt,
    readyAt: readyAt(row.deliveredAt).toISOString(),
    sha256: row.sha256,
    url,
    signedPaperUrl: row.signedFileKey ? `${url}?signed=1` : null,
  }
}

async function answersOf(
  req: PayloadRequest,
  row: AdoptionRequest,
): Promise<RequestDetail['answers']> {
  const id = idOf(row.submission)
  if (!id) return null
  const submission = await req.payload.findByID({
    collection: 'form-submissions',
    id,
    // The right was checked; answers to adoption forms are of those who follow adoptions.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!submission) return null
  const parts = readableAnswers({
    definition: readDefinition(submission.definition),
    answers: submission.answers as Answers,
    files: (submission.files ?? []) as SubmissionFile[],
  })
  const base = `/api/shelter/${idOf(row.shelter)}/form-submissions/${id}/files`
  return {
    submissionId: id,
    formTitle: submission.formTitle,
    groups: parts.map(({ title, answers }) => ({
      title,
      answers: answers.map(({ label, text, file }) => ({
        label,
        value: text,
        files: file ? [{ name: file.name, url: `${base}/${file.id}`, size: file.size }] : [],
      })),
    })),
  }
}

type Twin = {
  id: string
  name: string
  email: string | null
  phone: string | null
  animal: string
  status: RequestStatus
  created_at: string
}

/** Other requests of the shelter that look like the same person's, the latest first. */
async function duplicatesOf(req: PayloadRequest, { row, shelter }: Case): Promise<DuplicateHint[]> {
  const { name, email, phone, postalCode } = row.applicant
  const digits = digitsOf(phone)
  const samePhone =
    digits.length === PHONE_DIGITS
      ? sql`right(regexp_replace(r.applicant_phone, '\\D', '', 'g'), 9) = ${digits}`
      : sql`false`
  const sameName = postalCode
    ? sql`(${plainSql(sql`r.applicant_name`)} = ${plainSql(sql`${name}`)} and r.applicant_postal_code = ${postalCode})`
    : sql`false`
  const { drizzle } = req.payload.db
  const { rows } = await drizzle.execute<Twin>(sql`
    select r.id, r.applicant_name as name, r.applicant_email as email, r.applicant_phone as phone,
      a.name as animal, r.status, r.created_at
    from adoption_requests r join animals a on a.id = r.animal_id
    where r.shelter_id = ${shelter.id} and r.id <> ${row.id}
      and (r.applicant_email = ${email ?? ''} or ${samePhone} or ${sameName})
    order by r.created_at desc limit 20
  `)
  return rows.map((twin) => {
    const same: DuplicateHint['same'] = []
    if (email && twin.email === email) same.push('email')
    if (digits.length === PHONE_DIGITS && digitsOf(twin.phone) === digits) same.push('phone')
    return {
      requestId: twin.id,
      applicantName: twin.name,
      animalName: twin.animal,
      status: twin.status,
      createdAt: new Date(twin.created_at).toISOString(),
      same: same.length > 0 ? same : ['name'],
    }
  })
}

/** The plans by which an animal of this species can be adopted. */
async function plansOf(
  req: PayloadRequest,
  shelter: string,
  species: Species,
): Promise<RequestDetail['plans']> {
  const { docs } = await req.payload.find({
    collection: 'plans',
    where: {
      and: [
        { shelter: { equals: shelter } },
        { type: { equals: 'ADOPTION' } },
        { species: { equals: species } },
        { isActive: { equals: true } },
      ],
    },
    // The right was checked; plans are managed with another permission.
    overrideAccess: true,
    depth: 0,
    limit: 200,
    pagination: false,
    sort: 'title',
    select: { title: true, priceCents: true },
    req,
  })
  return docs.map(({ id, title, priceCents }) => ({ id, title, priceCents }))
}

/**
 * One request with all that its screen shows.
 * @throws {HttpError} 403, 404
 */
export async function readRequest(
  req: PayloadRequest,
  address: RequestAddress,
): Promise<RequestDetail> {
  const shelter = await requireAdoptions(req, address.shelter)
  const row = await requestRow(req, address.id)
  if (!row || idOf(row.shelter) !== shelter) throw new HttpError(404, NOT_FOUND)
  const about = await caseOf(req, row)
  const [card] = await toCards(req, [row])
  if (!card) throw new HttpError(404, NOT_FOUND)
  const { animal, certificate } = about
  const facts = messageFacts(about)
  const moves = movesOf(
    {
      status: row.status,
      species: animal.species,
      animalIsAtShelter: isHere(about),
      certificate: card.certificate,
      poundEnd: poundEndOf(about),
      otherOpen: card.otherOpen,
      facts,
    },
    new Date(),
  )
  const team = await teamWith(req, shelter, 'manageAdoptions')
  const back = await backFacts(req, about)
  return {
    ...card,
    reason: row.reason || null,
    closedBy: row.closedBy ?? null,
    meetingPlace: row.meetingPlace || null,
    shelter: { id: shelter, name: about.shelter.name, slug: about.shelter.slug },
    answers: await answersOf(req, row),
    timeline: timelineOf(row),
    certificateDetail: certificate && certificateView(certificate, { shelter, id: row.id }),
    duplicates: await duplicatesOf(req, about),
    moves,
    back: backOf(back, facts, new Date()),
    templates: freeTemplates(facts),
    plans: await plansOf(req, shelter, animal.species),
    team: team.flatMap(({ userId, name, email }) =>
      userId ? [{ id: userId, name: name ?? email }] : [],
    ),
    canReturn: back.isLastAdoption,
  }
}

/** How many open requests name a plan: what its subscriptions are. Source: docs/decisions/adoptions.md. */
export async function countOpenRequests(req: PayloadRequest, planId: string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'adoption-requests',
    where: { and: [{ plan: { equals: planId } }, { openKey: { exists: true } }] },
    // A number, for whoever may manage the plan; the caller has checked that.
    overrideAccess: true,
    req,
  })
  return totalDocs
}
