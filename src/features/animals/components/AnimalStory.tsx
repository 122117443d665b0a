import { frenchSpaces } from '@/platform/html/french'

import { NewTab } from '@/ui/NewTab'
import { Static } from '@/ui/Static'

import { videoOf } from '../video'
import type { PublicAnimal } from '../queries'
import { AnimalVideoIsland } from './AnimalVideoIsland'
import styles from './AnimalStory.module.scss'

type Props = { animal: PublicAnimal }

/** Only an address of the web is ever a link. */
const isWeb = (url: string | null | undefined): url is string => /^https?:\/\//i.test(url ?? '')

/** Its character and its story in the shelter's words, and its video. */
export function AnimalStory({ animal }: Props) {
  const { name, longDescription, videoUrl } = animal
  const paragraphs = (longDescription ?? '').split(/\n{2,}/).filter((each) => each.trim())
  if (paragraphs.length === 0 && !isWeb(videoUrl)) return null
  const video = videoOf(videoUrl)
  const words = (
    <>
      <h2>Son caractère, son histoire</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{frenchSpaces(paragraph)}</p>
      ))}
    </>
  )
  if (video) {
    return (
      <section className={styles.story}>
        <Static isBare>{words}</Static>
        <AnimalVideoIsland name={name} video={video} href={videoUrl ?? ''} />
      </section>
    )
  }
  return (
    <Static as="section" className={styles.story}>
      {words}
      {isWeb(videoUrl) && (
        <p>
          <a className={styles.video} href={videoUrl} target="_blank" rel="noopener nofollow">
            Voir sa vidéo <NewTab />
          </a>
        </p>
      )}
    </Static>
  )
}
