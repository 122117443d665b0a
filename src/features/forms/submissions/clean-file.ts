import { randomUUID } from 'node:crypto'

import { titleOf } from '@/features/media/model'
import { HttpError } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { cleanPicture, UnusablePicture } from '@/platform/pictures/clean'
import { EXTENSIONS, sniff, TOO_MANY_PIXELS } from '@/platform/pictures/model'

import { FILE_MAX_BYTES, type SubmissionFile } from '../answers.model'
import { ANSWER_SENTENCES } from '../answers.schema'

export type CleanFile = SubmissionFile & { bytes: Buffer }

function refuse(field: string, message: string, status = 400): never {
  throw new HttpError(status, message, { fields: { [field]: message } })
}

/** An empty file folder of its own for an answer. */
export const newFolder = (): string => randomUUID()

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

/**
 * A file as it is kept: what its bytes say it is, under a name that nobody can guess.
 * @param folder of this answer alone
 * @throws {HttpError} 413 above 5 MB, 400 for anything but a PDF, a JPEG, a PNG or a WebP
 */
export async function cleanFile(
  field: string,
  { name, bytes }: SentFile,
  folder: string,
): Promise<CleanFile> {
  if (bytes.length > FILE_MAX_BYTES) refuse(field, ANSWER_SENTENCES.fileTooLarge, 413)
  const format = sniff(bytes)
  if (format === 'avif' || (!format && !isPdf(bytes))) refuse(field, ANSWER_SENTENCES.fileType)
  const wrong = (error: unknown): never => {
    const isHuge = error instanceof UnusablePicture && error.reason === 'tooManyPixels'
    return refuse(field, isHuge ? TOO_MANY_PIXELS : ANSWER_SENTENCES.fileType)
  }
  const kept = format ? await cleanPicture(bytes, format).catch(wrong) : bytes
  const extension = format ? EXTENSIONS[format] : 'pdf'
  const id = randomUUID()
  return {
    id,
    field,
    name: `${titleOf(name) || 'fichier'}.${extension}`,
    key: `private/forms/${folder}/${id}.${extension}`,
    type: format ? `image/${format}` : 'application/pdf',
    size: kept.length,
    bytes: kept,
  }
}
