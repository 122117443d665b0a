import { parisFormat } from '@/platform/time/model'
import { findShelter } from '@/features/shelters/queries'
import { ofName } from '@/platform/french.model'
import { frenchSpaces } from '@/platform/html/french'
import { Carousel } from '@/ui/Carousel'
import { Static } from '@/ui/Static'

import { listTestimonials, type PublicTestimonial } from '../queries'
import styles from './TestimonialsTemplate.module.scss'

type Props = {
  shelterId: string
  content: { title: string; description: string; limit: number; arrangement?: string }
}

const monthOf = parisFormat({ month: 'long', year: 'numeric' })

function Testimonial({ home, told }: { home: string; told: PublicTestimonial }) {
  const { authorName, text, date, photo, animal } = told
  return (
    <Static as="figure" className={styles.card}>
      <blockquote className={styles.text}>{frenchSpaces(text)}</blockquote>
      <figcaption className={styles.author}>
        {photo && (
          <img
            className={styles.photo}
            src={photo.thumb}
            alt={photo.alt}
            width={64}
            height={64}
            loading="lazy"
            decoding="async"
          />
        )}
        <span>
          <strong className={styles.name}>{authorName}</strong>
          {animal && (
            <a className={styles.animal} href={`${home}/animals/${animal.id}`}>
              À propos {ofName(animal.name)}
            </a>
          )}
          {date && (
            <time className={styles.date} dateTime={date.slice(0, 10)}>
              {monthOf(new Date(date))}
            </time>
          )}
        </span>
      </figcaption>
    </Static>
  )
}

/** Template « temoignages »: what families say, in quiet cards, side by side or one at a time. */
export async function TestimonialsTemplate({ shelterId, content }: Props) {
  const { title, description, limit } = content
  const shelter = await findShelter(shelterId)
  const told = shelter ? await listTestimonials(shelterId, limit) : []
  // Nobody was quoted yet: never a hole in a public page.
  if (!shelter || told.length === 0) return null
  const home = `/shelter/${shelter.slug}`
  return (
    <div className={styles.room}>
      <h2>{title || 'Témoignages'}</h2>
      {description && <p>{description}</p>}
      {content.arrangement === 'carousel' ? (
        <Carousel preset="testimonials" label={title || 'Témoignages'}>
          {told.map((each) => (
            <Testimonial key={each.id} home={home} told={each} />
          ))}
        </Carousel>
      ) : (
        <Static as="ul" className={styles.grid}>
          {told.map((each) => (
            <li key={each.id}>
              <Testimonial home={home} told={each} />
            </li>
          ))}
        </Static>
      )}
    </div>
  )
}
