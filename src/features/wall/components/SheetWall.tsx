import { ofName } from '@/platform/french.model'

import { writeAbout } from '../model'
import type { PublicPost } from '../view'
import { PostList } from './PostList'

type Props = {
  animal: { id: string; name: string }
  posts: readonly PublicPost[]
  isAdopted: boolean
  className: string | undefined
}

/** News of an animal on its sheet, as its shelter chose them; nothing where there is none to read or write. */
export function SheetWall({ animal, posts, isAdopted, className }: Props) {
  if (posts.length === 0 && !isAdopted) return null
  return (
    <section className={className} aria-labelledby="nouvelles">
      <h2 id="nouvelles">Des nouvelles {ofName(animal.name)}</h2>
      {posts.length > 0 && <PostList posts={posts} isQuiet />}
      {isAdopted && (
        <p>
          <a href={writeAbout(animal.id)}>
            {animal.name} vit chez vous&nbsp;? Donnez de ses nouvelles
          </a>
        </p>
      )}
    </section>
  )
}
