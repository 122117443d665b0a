import { Static } from '@/ui/Static'

import { commentFlagPath, firstWords } from '../model'
import type { PublicComment } from '../view'
import { Author } from './Author'
import styles from './Wall.module.scss'
import { aboutLabel } from './words.fr'

/** The comments of a page, the first one first, with `WallManners` beside them. */
export function CommentList({ comments }: { comments: readonly PublicComment[] }) {
  return (
    <Static as="ul" className={styles.list}>
      {comments.map(({ id, body, by, createdAt, isEdited }) => {
        const about = firstWords(body, 40)
        return (
          <li key={id} id={`c-${id}`} className={styles.comment}>
            <Author by={by} at={createdAt} isEdited={isEdited} isSmall />
            <p className={styles.text}>{body}</p>
            <div className={styles.tools} data-comment={id}>
              <a
                className={styles.quiet}
                href={commentFlagPath(id)}
                aria-label={aboutLabel('Signaler', about)}
              >
                Signaler
              </a>
            </div>
          </li>
        )
      })}
    </Static>
  )
}
