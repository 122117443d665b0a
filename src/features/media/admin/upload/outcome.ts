import { uploadLabels } from '../library/labels.fr'
import type { LibraryPicture } from '../library/picture'
import type { Answered } from './transfer'
import { Refusal } from './uploads'

/** Statuses that say the file itself is wrong. */
const FINAL = new Set([400, 413, 415, 422])

/**
 * What an answer of the API carries.
 * @throws {Refusal} with the server's sentence for a wrong file, and an Error otherwise, with that
 * sentence as its detail; a failure of the server itself says nothing that helps
 */
export function dataOf<Data>({ status, body }: Answered): Data {
  const { data, error } = (body ?? {}) as { data?: Data; error?: string }
  if (status < 300 && data !== undefined) return data
  if (status === 500) throw new Error(uploadLabels.notKept)
  if (FINAL.has(status)) throw new Refusal(error || uploadLabels.error)
  throw new Error(error ? uploadLabels.errorWith(error) : uploadLabels.error)
}

/** The picture that the library made. @throws as {@link dataOf}, and for one without an address */
export function pictureIn(answered: Answered): LibraryPicture {
  const picture = dataOf<LibraryPicture>(answered)
  if (!picture.url) throw new Error(uploadLabels.noAddress)
  return picture
}
