import { Static } from '@/ui/Static'

import { initialsOf } from '../model'
import { listTeam, type TeamMember } from '../queries'
import styles from './TeamTemplate.module.scss'

type Props = {
  shelterId: string
  content: { title: string; description: string; cardsPerRow: number }
}

function Member({ member: { name, title, does, photo } }: { member: TeamMember }) {
  return (
    <article className={styles.card}>
      {photo ? (
        <img
          className={styles.photo}
          src={photo.card}
          srcSet={photo.card2x ? `${photo.card} 1x, ${photo.card2x} 2x` : undefined}
          // The name beside it says whom it shows.
          alt=""
          width={460}
          height={420}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <div className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </div>
      )}
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        {title && <p className={styles.title}>{title}</p>}
        {does && <p className={styles.does}>{does}</p>}
      </div>
    </article>
  )
}

/** Template « equipe-liste »: the members who chose to be shown. */
export async function TeamTemplate({ shelterId, content }: Props) {
  const { title, description, cardsPerRow } = content
  const members = await listTeam(shelterId)
  // Nobody chose to be shown: never a hole in a public page.
  if (members.length === 0) return null
  return (
    <Static className={styles.room}>
      <h2>{title || 'Notre équipe'}</h2>
      {description && <p>{description}</p>}
      <ul className={styles.grid} data-per-row={cardsPerRow}>
        {members.map((member) => (
          <li key={member.id}>
            <Member member={member} />
          </li>
        ))}
      </ul>
    </Static>
  )
}
