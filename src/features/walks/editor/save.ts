import { send, type Outcome } from '@/ui/api/client'
import { lighten } from '@/ui/pictures/lighten'

import { API, photosApi, SENTENCES, walkApi, WALK_LIMITS } from '../model'
import type { OwnWalk } from '../view'
import { bodyOf } from './body'
import type { WalkContent } from './content'

/** The routes of walks answer with the walk as its author reads it. */
type Send = (
  method: 'POST' | 'PATCH',
  path: string,
  sent: { body: object },
) => Promise<Outcome<OwnWalk>>
const sendWalk = send as unknown as Send

/** A walk that was saved before: another version in between is never overwritten. */
export type Stored = { id: string; version: number }

/** Writes down a walk. @param submit it is to be read by the desk too */
export const saveWalk = (
  content: WalkContent,
  stored: Stored | null,
  submit: boolean,
): Promise<Outcome<OwnWalk>> => {
  const body = bodyOf(content, submit)
  return stored
    ? sendWalk('PATCH', walkApi(stored.id), { body: { ...body, version: stored.version } })
    : sendWalk('POST', API, { body })
}

/** The longest side of a photo that is sent, in pixels. */
const LARGEST = 2000

/**
 * Sends one photo of a walk, made lighter first; the server takes out what the phone wrote into it.
 * @returns a French sentence in place of the photo when it cannot be sent
 */
export async function addPhoto(id: string, file: File): Promise<Outcome<OwnWalk> | string> {
  const light = await lighten(file, {
    type: 'image/jpeg',
    maxBytes: WALK_LIMITS.photoBytes,
    largest: LARGEST,
  })
  // What this browser cannot read, the server may.
  const photo = light === 'unreadable' ? file : light
  if (photo === 'tooLarge' || photo.size > WALK_LIMITS.photoBytes) return SENTENCES.photoTooLarge
  const body = new FormData()
  body.set('photo', photo)
  return sendWalk('POST', photosApi(id), { body })
}
