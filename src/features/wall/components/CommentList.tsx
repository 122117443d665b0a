import { commentFlagPath, firstWords } from '../model'
import type { PublicComment } from '../view'
import { Author } from './Author'
import { OwnLink } from './OwnLink'
import styles from './Wall.module.scss'

/** The comments of a page, the first one first. */
export function CommentList({ comments }: { comments: readonly PublicComment[] }) {
  return (
    <ul className={styles.list}>
      {comments.map(({ id, body, by, createdAt, isEdited }) => {
        const about = firstWords(body, 40)
        return (
          <li key={id} id={`c-${id}`} className={styles.comment}>
            <Author by={by} at={createdAt} isEdited={isEdited} isSmall />
            <p className={styles.text}>{body}</p>
            <div className={styles.tools}>
              <OwnLink kind="comment" id={id} about={about} />
              <a
                className={styles.quiet}
                href={commentFlagPath(id)}
                aria-label={`Signaler\u00a0: ${about}`}
              >
                Signaler
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
