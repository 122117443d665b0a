import { send, type Outcome } from '@/ui/api/client'
import type { OwnSaves } from '@/ui/api/own-saves'
import { lighten } from '@/ui/pictures/lighten'

import { SENTENCES, WALK_LIMITS } from '../model'
import type { WalkBody } from '../schema'
import type { OwnWalk } from '../view'
import { bodyOf } from './body'
import type { WalkContent } from './content'

/** A walk that was saved before: another version in between is never overwritten. */
export type Stored = { id: string; version: number }

/** A body as somebody typed it: its names are those of the route, what is wrong in it the server says. */
const asTyped = <Body extends object>(values: { [Name in keyof Body]: unknown }) => values as Body

/**
 * Writes down a walk.
 * @param saves those of this editor, so that one whose answer was lost may be sent again
 * @param submit it is to be read by the desk too
 */
export const saveWalk = (
  saves: OwnSaves,
  content: WalkContent,
  { stored, submit }: { stored: Stored | null; submit: boolean },
): Promise<Outcome<OwnWalk>> => {
  const body = asTyped<WalkBody>(bodyOf(content, submit))
  return saves.run((keys) =>
    stored
      ? send('PUT', '/api/walks/{id}', {
          params: { id: stored.id },
          body: { ...body, ...keys, version: stored.version },
        })
      : send('POST', '/api/walks', { body: { ...body, ...keys } }),
  )
}

/** A photo by which it is known again when it is chosen once more. */
const markOf = ({ name, size, lastModified }: File, waypoint: string | null): string =>
  [name, size, lastModified, waypoint].join(':')

/** Keys of photos whose answers were lost, by their marks: sent again, each is there once. */
export type LostPhotos = Map<string, string>

/** The longest side of a photo that is sent, in pixels. */
const LARGEST = 2000

/**
 * Sends one photo of a walk, made lighter first; the server takes out what the phone wrote into it.
 * @param saves those of this editor, with the photos of which no answer came
 * @param waypoint id of the point that it is of; `null` for the walk
 * @returns a French sentence in place of the photo when it cannot be sent
 */
export async function addPhoto(
  { saves, lost }: { saves: OwnSaves; lost: LostPhotos },
  { id, version }: Stored,
  { file, waypoint }: { file: File; waypoint: string | null },
): Promise<Outcome<OwnWalk> | string> {
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
  if (waypoint) body.set('waypoint', waypoint)
  const mark = markOf(file, waypoint)
  const sentKey = lost.get(mark)
  if (sentKey) body.set('sentKey', sentKey)
  body.set('version', String(version))
  return saves.beside(async ({ saveKey, lostKeys }) => {
    body.set('saveKey', saveKey)
    body.set('lostKeys', lostKeys.join(','))
    const outcome = await send('POST', '/api/walks/{id}/photos', { params: { id }, body })
    if (outcome.refusal?.kind === 'network') lost.set(mark, saveKey)
    else lost.delete(mark)
    return outcome
  })
}
