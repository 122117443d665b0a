import { ofName } from '@/platform/french.model'
import { Gallery } from '@/ui/Gallery'

import { PLACEHOLDER } from '../list/public-animal'
import type { PublicAnimal } from '../queries'
import styles from './AnimalPhotos.module.scss'

/** The photos of an animal; a drawing says that there is none yet. */
export function AnimalPhotos({ animal: { photos, name } }: { animal: PublicAnimal }) {
  if (photos.length === 0) {
    return (
      <figure className={styles.figure}>
        <img className={styles.placeholder} src={PLACEHOLDER} alt="" width={460} height={420} />
        <figcaption>{name} n’a pas encore de photo.</figcaption>
      </figure>
    )
  }
  return (
    <Gallery
      label={`Photos ${ofName(name)}`}
      sizes="(width >= 900px) 620px, 100vw"
      photos={photos.map(({ url, srcSet, thumb, colours, alt, width, height }, index) => ({
        src: url,
        srcSet: srcSet || undefined,
        thumb,
        colours: colours || undefined,
        alt: alt || `${name}, photo ${index + 1}`,
        width,
        height,
      }))}
    />
  )
}
