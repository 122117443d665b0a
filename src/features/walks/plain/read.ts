import { randomUUID } from 'node:crypto'

import { HttpError } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { countTry } from '@/platform/rate-limit/presses'
import { fieldErrors } from '@/platform/validation/field-errors'

import { bodyOf } from '../editor/body'
import type { WalkContent } from '../editor/content'
import { NO_SPOT, readSpot } from '../editor/spot'
import { GpxRefused, type GpxWalk } from '../gpx/model'
import { readGpx } from '../gpx/read'
import { fileLimiter } from '../limits'
import { createBodySchema, type WalkBody } from '../schema'
import { plainContent } from './content'
import type { PlainWalkForm } from './schema'

/** Of a file that the server reads itself, which a browser does otherwise: bytes, and points together. */
export const PLAIN_BYTES = 3 * 1024 * 1024
const PLAIN_POINTS = 50_000

const refuse = (field: string, message: string): HttpError =>
  new HttpError(400, message, { fields: { [field]: message } })

/** @throws {HttpError} 400 on `gpx`, 429 */
async function readFile(user: string, file: SentFile | undefined): Promise<GpxWalk | null> {
  if (!file) return null
  await countTry(fileLimiter, user)
  try {
    const walk = readGpx(file.bytes)
    if (walk.lines.reduce((sum, { points }) => sum + points.length, 0) <= PLAIN_POINTS) return walk
  } catch (error) {
    if (error instanceof GpxRefused) throw refuse('gpx', error.message)
    throw error
  }
  throw refuse(
    'gpx',
    'Ce fichier contient plus de 50\u00a0000\u00a0points. Choisissez une seule promenade.',
  )
}

/**
 * A walk as a form without JavaScript sends it.
 * @param base the walk as it was shown, or an empty one
 * @throws {HttpError} 400 with a sentence for each field, 429 after too many files
 */
export async function readPlain(
  user: string,
  base: WalkContent,
  form: PlainWalkForm,
  files: readonly SentFile[],
): Promise<WalkBody> {
  const start = readSpot(form.start ?? '')
  if (form.start?.trim() && !start) throw refuse('start', NO_SPOT)
  const file = await readFile(user, files[0])
  const content = plainContent(base, { form, file, start, newKey: randomUUID })
  const body = bodyOf(content, form.submit)
  const fields = fieldErrors(createBodySchema, body)
  const [first] = Object.values(fields)
  if (first) throw new HttpError(400, first, { fields })
  return createBodySchema.parse(body)
}
