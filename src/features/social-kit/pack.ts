import { zipSync, type Zippable } from 'fflate'

import { keysOf } from '@/platform/keys.model'
import { slugify } from '@/platform/slug.model'

import { FORMATS, NETWORKS, type Network } from './model'
import { pictureOfSubject } from './picture/of-subject'
import type { Subject } from './subject'

/** Longest beginning of a file name, in characters. */
const NAME_MOST = 60

/** What the files of a subject are called: « nala »; « partage » when no letter is left. */
export const fileNameOf = ({ title }: Subject): string => slugify(title, NAME_MOST) || 'partage'

// With its mark: else the text editors of older computers read accents wrong.
const text = (words: string): Uint8Array =>
  new TextEncoder().encode(`\ufeff${words.replace(/\r?\n/g, '\r\n')}\r\n`)

/**
 * Everything to publish by hand, as one zip: the three pictures, a text for each network, and what the
 * pictures say to whoever does not see them.
 * @throws {HttpError} 422 for a photo that it has not, 503 when too many are asked at once
 */
export async function packKit(
  subject: Subject,
  texts: Readonly<Record<Network, string>>,
  photo: string | undefined,
): Promise<Uint8Array> {
  const name = fileNameOf(subject)
  const files: Zippable = {}
  for (const format of keysOf(FORMATS)) {
    const { label, width, height } = FORMATS[format]
    const picture = await pictureOfSubject(subject, format, photo)
    // It does not get any smaller.
    files[`images/${name}-${slugify(label, NAME_MOST)}-${width}x${height}.jpg`] = [
      picture,
      { level: 0 },
    ]
  }
  for (const network of keysOf(NETWORKS)) {
    const { label } = NETWORKS[network]
    files[`textes/${slugify(label, NAME_MOST)}.txt`] = text(texts[network])
  }
  files['description-des-images.txt'] = text(subject.alt)
  files['adresse.txt'] = text(subject.link)
  return zipSync(files)
}
