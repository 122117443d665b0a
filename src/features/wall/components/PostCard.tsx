import { counted } from '@/platform/french.model'
import { SheetIcon } from '@/ui/IconSheet'
import { PhotoTiles } from '@/ui/PhotoTiles'

import { firstWords, flagPath, postPath } from '../model'
import type { PublicPost } from '../view'
import { Author } from './Author'
import { LikeForm } from './LikeForm'
import styles from './Wall.module.scss'
import { aboutLabel } from './words.fr'

type Props = {
  post: PublicPost
  /** On its own page: nothing leads there. */
  isWhole?: boolean
  /** Among other things of another page: it is only read. */
  isQuiet?: boolean
}

const photosOf = ({ photos, by, animal }: PublicPost) =>
  photos.map(({ url, cardUrl, width, height }, at) => ({
    id: `${at}`,
    url,
    srcSet: `${cardUrl} 640w, ${url} ${Math.max(width, 641)}w`,
    card: cardUrl,
    card2x: null,
    width,
    height,
    alt: animal ? `${animal.name}, photo de ${by.name}` : `Photo de ${by.name}`,
    caption: '',
  }))

/** A post with its photos, its animal, and what one does with it; see `PostList`. */
export function PostCard({ post, isWhole, isQuiet }: Props) {
  const { id, body, by, animal, likes, comments, createdAt, isEdited } = post
  const about = firstWords(body, 40)
  const photos = photosOf(post)
  return (
    <article className={styles.post} aria-label={aboutLabel(by.name, about)}>
      <Author by={by} at={createdAt} isEdited={isEdited} />
      <p className={styles.text}>{body}</p>
      {photos.length > 0 && (
        <PhotoTiles
          photos={photos}
          label={`Photos de ${by.name}`}
          perRow={Math.min(photos.length, 2)}
        />
      )}
      {animal && !isQuiet && (
        <p className={styles.about}>
          <a href={animal.href}>
            <SheetIcon name="paw" size={20} />
            {animal.name}, {animal.shelter}
          </a>
        </p>
      )}
      <div className={styles.tools} data-post={isQuiet ? undefined : id}>
        {!isQuiet && <LikeForm id={id} about={about} />}
        {likes && <span className={styles.likes}>{likes}</span>}
        {!isWhole && (
          <a href={postPath(id)} aria-label={aboutLabel('Lire et commenter', about)}>
            {comments === 0 ? 'Commenter' : counted(comments, 'commentaire')}
          </a>
        )}
        {!isQuiet && (
          <a
            className={styles.quiet}
            href={flagPath(id)}
            aria-label={aboutLabel('Signaler', about)}
          >
            Signaler
          </a>
        )}
      </div>
    </article>
  )
}
