import { lighten } from '@/ui/pictures/lighten'

import { IDENTITY, MOST_PHOTOS, PHOTO_MAX_BYTES, SENTENCES } from '../model'

/** Large enough to see a wound; the server keeps no more. */
const SENT_SIDE = 2560
/** Bytes of one photo: six of them pass a slow network. */
const SENT_BYTES = 2_000_000

type Ready = { form: FormData } | { errors: Record<string, string> }

/**
 * A report as it is sent: photos made light, and nothing of whoever stays anonymous, even when they
 * had begun to write it.
 */
export async function readyReport(form: FormData): Promise<Ready> {
  const chosen = form.getAll('photos').filter((each) => each instanceof File && each.size > 0)
  if (chosen.length > MOST_PHOTOS) return { errors: { photos: SENTENCES.tooManyPhotos } }
  form.delete('photos')
  for (const file of chosen as File[]) {
    const light = await lighten(file, {
      type: 'image/jpeg',
      maxBytes: SENT_BYTES,
      largest: SENT_SIDE,
    })
    // What this browser cannot read, the server may.
    const sent = typeof light === 'string' ? file : light
    if (sent.size > PHOTO_MAX_BYTES) return { errors: { photos: SENTENCES.photoTooLarge } }
    // Its name may say where or by whom it was taken.
    form.append('photos', sent, 'photo')
  }
  if (form.get('identity') === 'anonyme') for (const name of IDENTITY) form.delete(name)
  return { form }
}
