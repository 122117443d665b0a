import { createLocalReq } from 'payload'

import { ofPublicShelter } from '@/features/shelters/public'
import type { User } from '@/payload-types'
import { env } from '@/platform/env'
import { clientNetwork } from '@/platform/http/client-address'
import { HttpError } from '@/platform/http/errors'
import { idSchema } from '@/platform/http/params'
import { openPayload } from '@/platform/payload'

import { senderOf, type Answers } from '../../answers.model'
import { answerSchema, ANSWER_SENTENCES, type CheckedAnswers } from '../../answers.schema'
import { storeAnswer, type Followers, type Sent } from '../../commands/store-answer'
import { formLimiter } from '../../limits'
import { readPublicForm, type PublicForm } from '../../queries'
import { cleanFile, newFolder } from '../clean-file'
import type { SentAnswers } from '../read-sent'
import { SUBMIT_SENTENCES } from '../sentences'
import { checkStamp, versionOf } from '../stamp'

const says = SUBMIT_SENTENCES

/** @throws {HttpError} 404 for no form, 409 for one that was closed */
async function openForm(id: string): Promise<PublicForm> {
  const form = await readPublicForm(id)
  if (form) return form
  const payload = await openPayload()
  const { totalDocs } = await payload.count({
    collection: 'forms',
    // Somebody who was filling it is told that it closed; nothing of it is shown.
    overrideAccess: true,
    where: { and: [{ id: { equals: id } }, ofPublicShelter] },
  })
  throw totalDocs > 0 ? new HttpError(409, says.closed) : new HttpError(404, says.missing)
}

function check(form: PublicForm, sent: SentAnswers): CheckedAnswers {
  const fields: Record<string, string> = {}
  const result = answerSchema(form.definition).safeParse(sent.answers)
  for (const { path, message } of result.error?.issues ?? []) {
    fields[path.map(String).join('.')] ??= message
  }
  // What somebody could not know of is no mistake of theirs.
  const isOld = sent.version !== '' && sent.version !== versionOf(form.definition)
  if (isOld && Object.keys(fields).length > 0) throw new HttpError(409, says.changed)
  if (!sent.consent) fields.consent ??= says.consent
  const messages = Object.values(fields)
  if (messages.length > 0 || !result.data) {
    const [only] = messages
    const error = messages.length === 1 ? only : 'Certaines réponses sont à corriger'
    throw new HttpError(400, error, { fields })
  }
  return result.data
}

const refuseProgram = (form: PublicForm, { trap, stamp }: SentAnswers): void => {
  if (trap !== '') throw new HttpError(400, says.trap)
  const result = checkStamp(form.id, stamp, Date.now())
  if (result === 'tooFast') throw new HttpError(400, says.tooFast)
  if (result === 'wrong') throw new HttpError(400, says.stamp)
}

/** Files that are on a question which was hidden are left where they came from. */
async function cleanFiles(checked: CheckedAnswers, { files }: SentAnswers) {
  const folder = newFolder()
  const wanted = Object.entries(checked).filter(([, value]) => isFileTold(value))
  const clean = []
  for (const [name] of wanted) {
    const file = files.get(name)
    // JSON can describe a file, never carry one.
    if (!file) {
      const sentence = ANSWER_SENTENCES.fileType
      throw new HttpError(400, sentence, { fields: { [name]: sentence } })
    }
    clean.push(await cleanFile(name, file, folder))
  }
  return clean
}

const isFileTold = (value: CheckedAnswers[string]): boolean =>
  typeof value === 'object' && !Array.isArray(value)

/**
 * Takes an answer to a form: everything is checked here, whatever the browser said.
 * @throws {HttpError} 400 with a sentence for each wrong answer, 404, 409, 413, 422 and 429
 */
export async function submitAnswers(
  { user, request, formId }: { user: User | null; request: Request; formId: string },
  sent: SentAnswers,
  followers: Followers,
): Promise<Sent & { form: PublicForm }> {
  const form = await openForm(formId)
  refuseProgram(form, sent)
  const checked = check(form, sent)
  const animalId = idSchema.safeParse(sent.animalId).data ?? null
  const answers = Object.fromEntries(
    Object.entries(checked).filter(([, value]) => !isFileTold(value)),
  ) as Answers
  const email = senderOf(form.definition, answers).email ?? user?.email
  await formLimiter.count(request, email)
  const files = await cleanFiles(checked, sent)
  const network = clientNetwork(request, env.TRUSTED_PROXIES)
  const req = await createLocalReq({}, await openPayload())
  const { keys } = sent
  const answer = { form, answers, files, animalId, user, network, keys }
  const kept = await storeAnswer(req, answer, followers)
  return { ...kept, form }
}
