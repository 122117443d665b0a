import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

import {
  COMMENT_STATUS_LABELS,
  commentPath,
  editPath,
  firstWords,
  postPath,
  STATUS_LABELS,
  WALL_PATH,
  WRITE_PATH,
  type WallStatus,
} from '../model'
import type { OwnComment } from '../queries'
import type { OwnPost } from '../view'
import styles from './Wall.module.scss'
import { whenWords } from './words.fr'

type LineProps = {
  text: string
  at: string
  status: WallStatus
  reason: string | null
  href: string
  edit: string
  labels: Readonly<Record<WallStatus, string>>
}

function Line({ text, at, status, reason, href, edit, labels }: LineProps) {
  const isOnline = status === 'PUBLISHED'
  const about = firstWords(text, 40)
  return (
    <li className={styles.comment}>
      <div className={styles.name}>
        <span className={styles.when}>{whenWords(at, false)}</span>
        {!isOnline && <Badge tone="berry">{labels[status]}</Badge>}
      </div>
      <p className={styles.text}>{firstWords(text, 200)}</p>
      {!isOnline && (
        <p className={styles.reason}>
          {reason ?? 'Plusieurs personnes l’ont signalé\u00a0: l’équipe doit encore le relire.'}{' '}
          <a href="/contact">Répondre à l’équipe</a>
        </p>
      )}
      <div className={styles.tools}>
        {isOnline && (
          <a href={href} aria-label={`Voir\u00a0: ${about}`}>
            Voir
          </a>
        )}
        <a href={edit} aria-label={`Modifier ou supprimer\u00a0: ${about}`}>
          {status === 'REMOVED' ? 'Supprimer' : 'Modifier ou supprimer'}
        </a>
      </div>
    </li>
  )
}

type Props = { posts: readonly OwnPost[]; comments: readonly OwnComment[] }

/** What a person wrote on the wall, whatever became of it. */
export function OwnWall({ posts, comments }: Props) {
  return (
    <>
      <h2>Mes publications</h2>
      {posts.length === 0 ? (
        <EmptyState
          title="Vous n’avez encore rien publié"
          action={
            <>
              <ButtonLink href={WRITE_PATH}>Donner des nouvelles</ButtonLink>
              <ButtonLink href={WALL_PATH} look="outline">
                Lire le mur
              </ButtonLink>
            </>
          }
        >
          Une photo et trois lignes suffisent.
        </EmptyState>
      ) : (
        <ul className={styles.own}>
          {posts.map(({ id, body, createdAt, status, reason }) => (
            <Line
              key={id}
              text={body}
              at={createdAt}
              status={status}
              reason={reason}
              labels={STATUS_LABELS}
              href={postPath(id)}
              edit={editPath(id)}
            />
          ))}
        </ul>
      )}
      {comments.length > 0 && (
        <>
          <h2>Mes commentaires</h2>
          <ul className={styles.own}>
            {comments.map(({ id, body, createdAt, status, reason }) => (
              <Line
                key={id}
                text={body}
                at={createdAt}
                status={status}
                reason={reason}
                labels={COMMENT_STATUS_LABELS}
                href={commentPath(id)}
                edit={`${commentPath(id)}/modifier`}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
