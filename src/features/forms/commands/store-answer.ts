import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicAnimal } from '@/features/animals/public'
import { isPublicShelter } from '@/features/shelters/model'
import type { FormSubmission, Shelter, User } from '@/payload-types'
import { personalToken } from '@/platform/access/personal-link'
import type { Consent } from '@/platform/consents/model'
import { recordConsent } from '@/platform/consents/record'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { keysOfWords } from '@/platform/http/form-keys'
import { firstKeyOf, type SaveKeys } from '@/platform/http/save-keys'
import { placeFiles, removeFiles } from '@/platform/storage/transaction'

import { consentText, formatAnswer, senderOf, type Answers } from '../answers.model'
import type { PublicForm } from '../queries'
import type { CleanFile } from '../submissions/clean-file'
import { tellSender, tellTeam, type Told } from '../submissions/mails'
import { ANSWER_LINK, answerPath } from '../wire.model'

/**
 * Where something is followed. `isMailOnly`: what is followed belongs to an e-mail address, for
 * anybody can write that of somebody else in a form; only who reads it is told.
 */
export type FollowUp = { trackingPath: string; isMailOnly?: boolean }

/**
 * What something else makes of an answer, in the transaction that stores it: a request for an
 * adoption, a ticket. It answers where the sender follows it, and `told` when it wrote to the
 * sender and to the team itself (otherwise the form's own messages leave, with that address).
 * `consent`: what the sender agreed to, when it is more than the answer itself. `existing`: the
 * person has one already; the follower sent them its link (`isLater`: it leaves tomorrow), and the
 * answer is dropped. What it
 * throws undoes everything, messages included. The request is the program's own: who is signed in
 * stands in `submission.user`.
 */
export type SubmissionFollower = (
  req: PayloadRequest,
  followed: {
    submission: FormSubmission
    form: PublicForm
    shelterId: string
    animalId: string | null
    /** Is the sender signed in with the address that they wrote, and was it proved theirs? */
    isOwnAddress: boolean
  },
) => Promise<
  | (FollowUp & {
      told?: boolean
      consent?: Pick<Consent, 'kind' | 'source' | 'sourceId'>
    })
  | { existing: true; isLater?: boolean }
>

/** Who takes over which answers; given where the routes are put together. */
export type Followers = {
  /** An answer to a form of type ADOPTION about an animal. */
  adoption?: SubmissionFollower
  /** Any other answer to a form that opens a ticket. */
  ticket?: SubmissionFollower
  /** Where the sender follows what one of them made of an answer; `null` when none did. */
  followUpOf?: (req: PayloadRequest, submissionId: string) => Promise<FollowUp | null>
}

export type NewAnswer = {
  form: PublicForm
  answers: Answers
  files: readonly CleanFile[]
  animalId: string | null
  /** Who is signed in; they need not be. */
  user: Pick<User, 'id' | 'name' | 'email' | 'emailVerified'> | null
  /** What tells one sender from another, without saying who they are. */
  network: string
  /** Of a browser with JavaScript: of this try, and of those before it that had no answer. */
  keys?: SaveKeys
}

/** Minutes within which the same answer from the same place is one answer, sent twice. */
const SAME_WITHIN = '10 minutes'

/** By what an answer that is sent again is known: where it comes from, and its first try. */
type Known = { fingerprint: string; lastSave: string | null }

function knownBy(sent: NewAnswer): Known {
  const { form, answers, files, animalId, user, network, keys = {} } = sent
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const all = [
    form.id,
    animalId,
    user?.id ?? null,
    Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)),
    files.map(({ field, bytes }) => [field, hash(bytes)]),
  ]
  return {
    fingerprint: createHash('sha256')
      .update(JSON.stringify([...all, network]))
      .digest('base64url'),
    lastSave: firstKeyOf(keysOfWords(keys, all)),
  }
}

const LINK_SENT = 'Nous venons de vous renvoyer le lien pour la suivre.'
const LINK_LATER =
  'Trop de messages sont partis aujourd’hui à cette adresse\u00a0: le lien pour la suivre part demain.'

const trackingPathOf = (submissionId: string): string =>
  answerPath(personalToken(ANSWER_LINK, submissionId))

async function sentBefore(
  execute: Execute,
  { fingerprint, lastSave }: Known,
): Promise<string | null> {
  // Two sendings of one thing wait for each other, always in this order.
  if (lastSave) await lockName(execute, `form-save:${lastSave}`)
  await lockName(execute, fingerprint)
  const { rows } = await execute<{ id: string }>(sql`
    select id from form_submissions
    where last_save = ${lastSave}
      or (fingerprint = ${fingerprint} and created_at > now() - ${SAME_WITHIN}::interval)
    limit 1
  `)
  return rows[0]?.id ?? null
}

async function animalNameOf(req: PayloadRequest, sent: NewAnswer): Promise<string | null> {
  if (!sent.animalId) return null
  const { docs } = await req.payload.find({
    collection: 'animals',
    // Only animals that everybody sees, and only of the form's own shelter.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true },
    where: {
      and: [
        { id: { equals: sent.animalId } },
        { shelter: { equals: sent.form.shelterId } },
        publicAnimal,
      ],
    },
  })
  if (!docs[0]) throw new HttpError(422, 'Cet animal n’est plus proposé par ce refuge')
  return docs[0].name
}

async function store(
  req: PayloadRequest,
  sent: NewAnswer,
  shelter: Shelter,
  known: Known,
): Promise<FormSubmission> {
  const { form, answers, files, animalId, user } = sent
  const sender = senderOf(form.definition, answers)
  if (files.length > 0) await placeFiles(req, files)
  return req.payload.create({
    collection: 'form-submissions',
    // Visitors have no right to write: the form's check let these answers through.
    overrideAccess: true,
    req,
    depth: 0,
    data: {
      shelter: form.shelterId,
      form: form.id,
      formTitle: form.title,
      formType: form.type,
      animal: animalId,
      definition: form.definition,
      answers,
      files: files.map(({ bytes: _bytes, ...file }) => file),
      senderName: sender.name ?? user?.name ?? null,
      senderEmail: sender.email ?? user?.email ?? null,
      senderPhone: sender.phone,
      user: user?.id ?? null,
      consent: { text: consentText(shelter.name), at: new Date().toISOString() },
      status: 'NEW',
      searchText: [form.title, ...Object.values(answers).map(formatAnswer)].join(' '),
      ...known,
    },
  })
}

/** The answer goes, its files too; what the follower wrote to the sender stays. */
async function drop(req: PayloadRequest, { id }: FormSubmission, files: readonly CleanFile[]) {
  await removeFiles(
    req,
    files.map(({ key }) => key),
  )
  await req.payload.db.deleteOne({
    collection: 'form-submissions',
    req,
    where: { id: { equals: id } },
  })
}

/** `trackingPath`: `null` when it is told by e-mail alone. */
export type Sent = { id: string; trackingPath: string | null }

/** Is the sender signed in with the address that they wrote, and was it proved theirs? */
const isOwnAddress = ({ form, answers, user }: NewAnswer): boolean => {
  const { email } = senderOf(form.definition, answers)
  return Boolean(user?.emailVerified) && user?.email.toLowerCase() === email?.trim().toLowerCase()
}

/** The path that whoever sent the answer may be given at once. */
const pathFor = (sent: NewAnswer, { trackingPath, isMailOnly }: FollowUp): string | null =>
  isMailOnly && !isOwnAddress(sent) ? null : trackingPath

/**
 * Keeps an answer whose values were checked, hands it to whoever follows it, and tells both
 * sides; the same answer sent twice is one: soon from the same place, or ever by the keys of its tries.
 * @param req of the program: no person may write into a shelter that is not theirs
 * @throws {HttpError} 404 when the shelter is gone, 409 for a request that the person has already,
 * 422 for an animal of somebody else
 */
export async function storeAnswer(
  req: PayloadRequest,
  sent: NewAnswer,
  followers: Followers,
): Promise<Sent> {
  const { form, animalId } = sent
  const known = knownBy(sent)
  const outcome = await inTransaction(req, async (execute) => {
    const before = await sentBefore(execute, known)
    if (before) {
      const followed = await followers.followUpOf?.(req, before)
      const followUp = followed ?? { trackingPath: trackingPathOf(before) }
      return { id: before, trackingPath: pathFor(sent, followUp) }
    }
    const shelter = await req.payload.findByID({
      collection: 'shelters',
      id: form.shelterId,
      // The form is public, so its shelter is; its addresses for messages are not.
      overrideAccess: true,
      req,
      depth: 0,
    })
    if (!isPublicShelter(shelter)) throw new HttpError(404, 'Formulaire non trouvé')
    const animalName = await animalNameOf(req, sent)
    const submission = await store(req, sent, shelter, known)
    const follow =
      form.type === 'ADOPTION' && animalId
        ? followers.adoption
        : form.ticketType
          ? followers.ticket
          : undefined
    const followed = await follow?.(req, {
      submission,
      form,
      shelterId: form.shelterId,
      animalId,
      isOwnAddress: isOwnAddress(sent),
    })
    if (followed && 'existing' in followed) {
      await drop(req, submission, sent.files)
      return { existing: animalName ?? '', isLater: followed.isLater === true }
    }
    await recordConsent(req, {
      ...(followed?.consent ?? {
        kind: 'FORM_ANSWER',
        source: 'form-submissions',
        sourceId: submission.id,
      }),
      email: submission.senderEmail,
      user: sent.user?.id,
      shelter: shelter.id,
      text: consentText(shelter.name),
    })
    const trackingPath = followed?.trackingPath ?? trackingPathOf(submission.id)
    if (!followed?.told) {
      const told: Told = { submission, form, shelter, animalName, trackingPath }
      await tellSender(req, told)
      await tellTeam(req, told)
    }
    return { id: submission.id, trackingPath: pathFor(sent, { ...followed, trackingPath }) }
  })
  if (!('existing' in outcome)) return outcome
  // After the commit: the message with the link left, whatever this answers.
  const about = outcome.existing ? ` pour ${outcome.existing}` : ''
  throw new HttpError(
    409,
    `Vous avez déjà une demande en cours${about}. ${outcome.isLater ? LINK_LATER : LINK_SENT}`,
    { more: { existing: true } },
  )
}
