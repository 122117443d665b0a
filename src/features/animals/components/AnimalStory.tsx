import { frenchSpaces } from '@/platform/html/french'

import { videoOf } from '../video'
import type { PublicAnimal } from '../queries'
import { AnimalVideo } from './AnimalVideo'
import styles from './AnimalStory.module.scss'

export type Companion = {
  id: string
  name: string
  /** Path of its page. */
  href: string
}

type Props = { animal: PublicAnimal; companions: readonly Companion[] }

/** Only an address of the web is ever a link. */
const isWeb = (url: string | null | undefined): url is string => /^https?:\/\//i.test(url ?? '')

/** Its character and its story in the shelter's words, its video, and those it leaves with. */
export function AnimalStory({ animal, companions }: Props) {
  const { name, longDescription, videoUrl } = animal
  const paragraphs = (longDescription ?? '').split(/\n{2,}/).filter((each) => each.trim())
  if (paragraphs.length === 0 && companions.length === 0 && !isWeb(videoUrl)) return null
  const video = videoOf(videoUrl)
  return (
    <section className={styles.story}>
      <h2>Son caractère, son histoire</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{frenchSpaces(paragraph)}</p>
      ))}
      {companions.length > 0 && (
        <p className={styles.note}>
          {name} ne part pas sans{' '}
          {companions.map((companion, index) => (
            <span key={companion.id}>
              {index > 0 && (index === companions.length - 1 ? ' et ' : ', ')}
              <a href={companion.href}>{companion.name}</a>
            </span>
          ))}
          {'\u00a0: ils s’adoptent ensemble.'}
        </p>
      )}
      {video && <AnimalVideo name={name} video={video} href={videoUrl ?? ''} />}
      {!video && isWeb(videoUrl) && (
        <p>
          <a className={styles.video} href={videoUrl} target="_blank" rel="noopener nofollow">
            Voir sa vidéo (nouvel onglet)
          </a>
        </p>
      )}
    </section>
  )
}
