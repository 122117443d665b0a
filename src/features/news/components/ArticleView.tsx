import { TextBlock } from '@/features/pages/components/TextBlock'
import { frenchSpaces } from '@/platform/html/french'
import { longDay } from '@/platform/time/model'
import { ButtonLink } from '@/ui/Button'
import { PhotoWall } from '@/ui/PhotoWall'
import { untilItComes } from '@/ui/until-it-comes'

import { eventTime } from '../model'
import type { ArticleBody } from '../queries'
import styles from './ArticleView.module.scss'

type Props = {
  article: ArticleBody
  /** Address of the shelter's site. */
  home: string
}

/** An article whole: what and when, its picture, its text, its other photographs. */
export function ArticleView({ article, home }: Props) {
  const { title, publishedAt, cover, content, images, tags, event } = article
  const photos = images.map((image) => ({ ...image, caption: '' }))
  return (
    <article className={styles.article}>
      <header>
        <h1 className={styles.title}>{frenchSpaces(title)}</h1>
        <p className={styles.date}>
          Publié le <time dateTime={publishedAt}>{longDay(new Date(publishedAt))}</time>
        </p>
      </header>
      {cover && (
        <img
          className={styles.cover}
          style={untilItComes(cover.colours)}
          src={cover.url}
          srcSet={cover.srcSet || undefined}
          sizes={cover.srcSet ? '(width < 860px) 100vw, 820px' : undefined}
          alt={cover.alt}
          width={cover.width}
          height={cover.height}
          fetchPriority="high"
        />
      )}
      {event && (
        <section className={styles.event} aria-label="L’événement">
          <p className={styles.when}>
            <time dateTime={event.startsAt}>{eventTime({ ...event, publishedAt }).sentence}</time>
          </p>
          {event.place && <p className={styles.place}>{event.place}</p>}
        </section>
      )}
      <TextBlock content={{ text: content, alignment: 'left', size: 'medium' }} />
      {photos.length > 0 && (
        <section className={styles.photos} aria-labelledby="photos">
          <h2 id="photos">En photos</h2>
          <PhotoWall photos={photos} label={`Photos de l’article ${title}`} perRow={3} />
        </section>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Mots-clés">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <p className={styles.back}>
        <ButtonLink look="outline" href={`${home}/news`}>
          Toutes les actualités
        </ButtonLink>
      </p>
    </article>
  )
}
