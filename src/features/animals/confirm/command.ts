import type { PayloadRequest } from 'payload'

import { HttpError } from '@/platform/http/errors'

import { ADOPTABLE_STATUS } from '../model'

/**
 * « Toujours au refuge »: somebody of the team has looked, and the animal still waits there. The
 * dashboard asks again sixty days later. Source: docs/decisions/animals.md.
 * @param address the id of the shelter, and of one of its animals
 * @returns the moment, as ISO 8601
 * @throws {HttpError} 404 when no animal of the shelter waits under this id, or it is not for the
 * person to change; 403 for whoever looks after no animals at all
 */
export async function confirmPresence(
  req: PayloadRequest,
  { shelter, animal }: { shelter: string; animal: string },
): Promise<string> {
  const now = new Date().toISOString()
  const { docs, errors } = await req.payload.update({
    collection: 'animals',
    // The rows of other shelters are as if they were not there.
    overrideAccess: false,
    depth: 0,
    req,
    where: {
      and: [
        { id: { equals: animal } },
        { shelter: { equals: shelter } },
        { status: { equals: ADOPTABLE_STATUS } },
      ],
    },
    data: { lastConfirmedAt: now },
  })
  // Payload lists what went wrong with a row, without its cause.
  if (errors[0]) throw new Error(errors[0].message)
  if (docs.length === 0) throw new HttpError(404, 'Cet animal n’attend pas dans ce refuge')
  return now
}
