import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { CommentForm } from '@/features/wall/components/CommentForm'
import { CommentList } from '@/features/wall/components/CommentList'
import { WholePost } from '@/features/wall/components/PostList'
import { WallManners } from '@/features/wall/components/WallManners'
import wall from '@/features/wall/components/Wall.module.scss'
import { DONE } from '@/features/wall/components/words.fr'
import {
  COMMENTS_PER_PAGE,
  commentsApi,
  firstWords,
  postPath,
  WALL_PATH,
} from '@/features/wall/model'
import { findPost, listComments } from '@/features/wall/queries'
import { counted, ofName } from '@/platform/french.model'
import type { PageQuery } from '@/platform/http/page-query'
import { returnedForm } from '@/platform/http/plain-form'
import { saidFor } from '@/platform/http/said-for'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'
import { Pagination } from '@/ui/Pagination'
import { randomKey } from '@/ui/random-key'

import styles from './page.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

export async function wallPostMetadata(id: string): Promise<Metadata> {
  const post = await findPost(id)
  if (!post) return { title: 'Introuvable', robots: { index: false } }
  const [photo] = post.photos
  return {
    ...pageMetadata({
      title: `${post.by.name}\u00a0: ${firstWords(post.body, 50)} · ${PLATFORM}`,
      description: firstWords(post.body, 160),
      path: postPath(id),
      siteName: PLATFORM,
      ...(photo && {
        picture: { url: photo.url, width: photo.width, height: photo.height, alt: '' },
      }),
    }),
    // What people write of themselves is found on the wall, not by their name on the web.
    robots: { index: false },
  }
}

function pageOf({ page }: PageQuery): number {
  const asked = Number(page ?? 1)
  return Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 0
}

/** One post with its comments. What of it is the reader’s own is asked afterwards. */
export async function WallPostPage({ id, query }: { id: string; query: PageQuery }) {
  const post = await findPost(id)
  if (!post) notFound()
  const pages = Math.max(1, Math.ceil(post.comments / COMMENTS_PER_PAGE))
  const page = pageOf(query)
  if (page < 1 || page > pages) notFound()
  const comments = await listComments(id, page)
  const jar = await cookies()
  const form = returnedForm(query, (name) => jar.get(name)?.value, TOO_MANY_TRIES)
  const { comment } = form.draft
  const done = saidFor(DONE, query.fait)
  const refusal = form.errors['']
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          trail={[{ label: 'Le mur', href: WALL_PATH }, { label: post.by.name }]}
          title={
            post.animal ? `Des nouvelles ${ofName(post.animal.name)}` : `Le mot de ${post.by.name}`
          }
        />
        {done && (
          <Banner tone="success" role="status">
            {done}
          </Banner>
        )}
        {refusal && !comment && (
          <Banner tone="destructive" role="alert">
            {refusal}
          </Banner>
        )}
        <WholePost post={post} />
        <section className={wall.comments} id="commentaires" aria-labelledby="commentaires-titre">
          <h2 id="commentaires-titre">
            {post.comments === 0 ? 'Commentaires' : counted(post.comments, 'commentaire')}
          </h2>
          {comments.length === 0 ? (
            <p>Soyez la première personne à répondre.</p>
          ) : (
            <CommentList comments={comments} />
          )}
          <Pagination
            page={page}
            pages={pages}
            href={(wanted) => `${postPath(id)}?page=${wanted}#commentaires`}
            label="Pages des commentaires"
          />
          <CommentForm
            path={commentsApi(id)}
            label="Commenter"
            saveKey={randomKey()}
            value={typeof comment === 'string' ? comment : undefined}
            errors={form.errors}
            problem={form.problem}
          />
        </section>
        <WallManners />
      </div>
    </PageFrame>
  )
}
