import { frenchSpaces } from '@/platform/html/french'
import { plainDay } from '@/platform/time/model'
import { Static } from '@/ui/Static'
import { untilItComes } from '@/ui/until-it-comes'

import { eventTime } from '../model'
import type { ArticleCardData } from '../queries'
import styles from './ArticleCard.module.scss'

type Props = {
  article: ArticleCardData
  /** Address of the shelter's site. */
  home: string
  /** The photograph is on the first screen. */
  isEager?: boolean
  /** Level of the title among the headings of the page. */
  level?: 'h2' | 'h3'
}

/** An article in a list: photograph, title, then enough words to know whether to open it. */
export function ArticleCard({ article, home, isEager = false, level: Heading = 'h3' }: Props) {
  const { slug, title, excerpt, publishedAt, isPinned, cover, event } = article
  return (
    <Static as="article" className={styles.card}>
      <div className={styles.layout} data-picture={cover ? 'yes' : 'no'}>
        {cover && (
          <img
            className={styles.photo}
            style={untilItComes(cover.colours)}
            src={cover.card}
            srcSet={cover.card2x ? `${cover.card} 1x, ${cover.card2x} 2x` : undefined}
            // The title beside it says what it is about.
            alt=""
            width={460}
            height={420}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        <div className={styles.body}>
          <p className={styles.facts}>
            <time dateTime={publishedAt}>{plainDay(new Date(publishedAt))}</time>
            {isPinned && <span className={styles.pin}>À la une</span>}
          </p>
          <Heading className={styles.title}>
            <a className={styles.link} href={`${home}/news/${slug}`}>
              {frenchSpaces(title)}
            </a>
          </Heading>
          {event && <p className={styles.event}>{eventTime({ ...event, publishedAt }).sentence}</p>}
          {excerpt && <p className={styles.text}>{frenchSpaces(excerpt)}</p>}
        </div>
      </div>
    </Static>
  )
}
