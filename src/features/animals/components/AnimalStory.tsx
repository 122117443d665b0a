import type { PublicAnimal } from '../queries'
import styles from './AnimalStory.module.scss'

type Props = {
  animal: PublicAnimal
  companions: ReadonlyArray<{ id: string; name: string }>
  /** Slug of the shelter. */
  slug: string
}

/** Only an address of the web is ever a link. */
const isWeb = (url: string | null | undefined): url is string => /^https?:\/\//i.test(url ?? '')

/** Its story in the shelter's words, its video, and those it leaves with. */
export function AnimalStory({ animal, companions, slug }: Props) {
  const { name, longDescription, videoUrl } = animal
  const paragraphs = (longDescription ?? '').split(/\n{2,}/).filter((each) => each.trim())
  if (paragraphs.length === 0 && companions.length === 0 && !isWeb(videoUrl)) return null
  return (
    <section className={styles.story}>
      <h2>Son histoire</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {companions.length > 0 && (
        <p className={styles.note}>
          {name} ne part pas sans{' '}
          {companions.map((companion, index) => (
            <span key={companion.id}>
              {index > 0 && (index === companions.length - 1 ? ' et ' : ', ')}
              <a href={`/shelter/${slug}/animals/${companion.id}`}>{companion.name}</a>
            </span>
          ))}
          {'\u00a0: ils s’adoptent ensemble.'}
        </p>
      )}
      {isWeb(videoUrl) && (
        <p>
          <a className={styles.video} href={videoUrl} target="_blank" rel="noopener">
            Voir sa vidéo (nouvel onglet)
          </a>
        </p>
      )}
    </section>
  )
}
