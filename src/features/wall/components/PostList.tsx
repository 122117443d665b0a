import { IconSheet } from '@/ui/IconSheet'
import { PhotoManners } from '@/ui/PhotoManners'
import { Static } from '@/ui/Static'

import type { PublicPost } from '../view'
import { PostCard } from './PostCard'
import styles from './Wall.module.scss'
import { WallManners } from './WallManners'

type Props = {
  posts: readonly PublicPost[]
  /** Among other things of another page: they are only read. */
  isQuiet?: boolean
}

/** Posts, and what brings them to life. */
export function PostList({ posts, isQuiet = false }: Props) {
  const hasPhotos = posts.some(({ photos }) => photos.length > 0)
  return (
    <>
      {!isQuiet && <IconSheet names={['heart', 'paw']} />}
      <Static as="ul" className={styles.list}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} isQuiet={isQuiet} />
          </li>
        ))}
      </Static>
      {hasPhotos && <PhotoManners />}
      {!isQuiet && <WallManners />}
    </>
  )
}

/** A post on its own page, with its comments beside it; `WallManners` comes with those. */
export function WholePost({ post }: { post: PublicPost }) {
  return (
    <>
      <IconSheet names={['heart', 'paw']} />
      <Static isBare>
        <PostCard post={post} isWhole />
      </Static>
      {post.photos.length > 0 && <PhotoManners />}
    </>
  )
}
