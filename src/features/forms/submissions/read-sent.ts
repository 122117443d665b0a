import { z } from 'zod'

import { HttpError } from '@/platform/http/errors'
import { FORM_TYPE, parseJson, readBytes, typeOf } from '@/platform/http/read-body'
import type { SentFile } from '@/platform/http/read-upload'
import { formSaveKeys, type SaveKeys } from '@/platform/http/save-keys'

import { FILE_MAX_BYTES } from '../answers.model'
import { ANSWER_SENTENCES } from '../answers.schema'
import { FORM_LIMITS } from '../model'
import { ANSWER_PREFIX, WIRE } from '../wire.model'

/** Texts of the longest form: far below that. */
const TEXT_BYTES = 524_288
const MOST_BYTES = FORM_LIMITS.files * FILE_MAX_BYTES + TEXT_BYTES

/** An answer as it came; nothing of it is believed yet. */
export type SentAnswers = {
  answers: Record<string, unknown>
  /** Bytes of the files, by the name of their question. */
  files: Map<string, SentFile>
  stamp: string
  version: string
  animalId: string
  consent: boolean
  trap: string
  keys: SaveKeys
  /** What is wrong with the files: whoever refuses the answer for it knows what was typed. */
  fault?: HttpError
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const keysSchema = z.object(formSaveKeys)

/** Keys that nobody can read are none: the answer counts more than they do. */
const keysOf = (saveKey: string, lostKeys: string): SaveKeys =>
  keysSchema.safeParse({ saveKey, lostKeys }).data ?? {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fromJson(text: string): SentAnswers {
  const sent = parseJson(text)
  if (!isObject(sent) || !isObject(sent.answers)) {
    throw new HttpError(400, 'Les réponses sont illisibles')
  }
  return {
    answers: sent.answers,
    files: new Map(),
    stamp: textOf(sent.stamp),
    version: textOf(sent.version),
    animalId: textOf(sent.animalId),
    consent: sent.consent === true,
    trap: textOf(sent[WIRE.trap]),
    keys: keysOf(textOf(sent[WIRE.saveKey]), textOf(sent[WIRE.lostKeys])),
  }
}

/** A name given twice is a list: several boxes of one question. */
function together(values: readonly unknown[]): unknown {
  return values.length > 1 ? values : values[0]
}

function fileFault(name: string, { size }: File, isSecond: boolean): HttpError | undefined {
  const fault = (status: number, sentence: string) =>
    new HttpError(status, sentence, { fields: { [name]: sentence } })
  if (isSecond) return fault(400, 'Envoyez un seul fichier pour cette question')
  return size > FILE_MAX_BYTES ? fault(413, ANSWER_SENTENCES.fileTooLarge) : undefined
}

async function fromForm(parts: Iterable<[string, FormDataEntryValue]>): Promise<SentAnswers> {
  const own = new Map<string, string>()
  const answers = new Map<string, unknown[]>()
  const files = new Map<string, SentFile>()
  let fault: HttpError | undefined
  for (const [part, value] of parts) {
    if (!part.startsWith(ANSWER_PREFIX)) {
      if (typeof value === 'string') own.set(part, value)
      continue
    }
    const name = part.slice(ANSWER_PREFIX.length)
    // A question about a file that was left alone sends an empty one without a name.
    if (typeof value !== 'string' && value.size === 0 && !value.name) continue
    if (typeof value !== 'string') {
      fault ??= fileFault(name, value, files.has(name))
      if (fault) continue
      const bytes = Buffer.from(await value.arrayBuffer())
      files.set(name, { name: value.name, type: value.type, bytes })
    }
    const told =
      typeof value === 'string' ? value : { name: value.name, size: value.size, type: value.type }
    answers.set(name, [...(answers.get(name) ?? []), told])
  }
  const text = (name: string) => own.get(name) ?? ''
  return {
    answers: Object.fromEntries([...answers].map(([name, values]) => [name, together(values)])),
    files,
    stamp: text(WIRE.stamp),
    version: text(WIRE.version),
    animalId: text(WIRE.animal),
    consent: ['on', 'true'].includes(text(WIRE.consent)),
    trap: text(WIRE.trap),
    keys: keysOf(text(WIRE.saveKey), text(WIRE.lostKeys)),
    ...(fault ? { fault } : {}),
  }
}

/**
 * Reads an answer to a form: JSON, a form with files, or a plain one.
 * @throws {HttpError} 400 for what is none of these, 413 for too much
 */
export async function readSent(request: Request): Promise<SentAnswers> {
  const type = typeOf(request)
  if (type === 'application/json' || type === FORM_TYPE) {
    const text = new TextDecoder().decode(await readBytes(request, TEXT_BYTES))
    return type === FORM_TYPE ? fromForm(new URLSearchParams(text)) : fromJson(text)
  }
  if (type !== 'multipart/form-data') {
    throw new HttpError(400, 'Envoyez du JSON ou un formulaire')
  }
  const bytes = await readBytes(request, MOST_BYTES, ANSWER_SENTENCES.fileTooLarge)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw new HttpError(400, 'Le formulaire est illisible')
  })
  return fromForm(form)
}
