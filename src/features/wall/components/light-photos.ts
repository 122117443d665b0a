import { lighten } from '@/ui/pictures/lighten'

import { SENTENCES, WALL_LIMITS } from '../model'

/** Longest side of what is kept, in pixels. */
const LARGEST = 1600

/**
 * A form whose photos are light, and without what the phone wrote into them; what this browser cannot
 * read, the server may.
 */
export async function withLightPhotos(
  form: FormData,
): Promise<{ form: FormData } | { errors: Record<string, string> }> {
  const light = new FormData()
  let count = 0
  for (const [name, value] of form) {
    if (!(value instanceof File)) {
      light.append(name, value)
      continue
    }
    if (value.size === 0) continue
    count += 1
    if (count > WALL_LIMITS.photos) return { errors: { photo: SENTENCES.tooManyPhotos } }
    const wanted = {
      type: 'image/jpeg',
      maxBytes: WALL_LIMITS.photoBytes,
      largest: LARGEST,
    } as const
    const made = await lighten(value, wanted)
    if (made === 'unreadable' && !value.type.startsWith('image/')) {
      return { errors: { photo: SENTENCES.photoType } }
    }
    const sent = made === 'unreadable' ? value : made
    if (sent === 'tooLarge' || sent.size > WALL_LIMITS.photoBytes) {
      return { errors: { photo: SENTENCES.photoTooLarge } }
    }
    // Its name may say where or by whom it was taken.
    light.append(name, sent, 'photo')
  }
  return { form: light }
}
