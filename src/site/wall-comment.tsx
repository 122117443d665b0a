import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { CommentForm } from '@/features/wall/components/CommentForm'
import { EraseForm } from '@/features/wall/components/EraseForm'
import {
  commentApi,
  commentDeleteApi,
  commentPath,
  postPath,
  WALL_PATH,
} from '@/features/wall/model'
import { findOwnComment } from '@/features/wall/queries'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

/** The page on which somebody changes a comment, or takes it away. */
export async function WallCommentPage({ id, query }: { id: string; query: PageQuery }) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(`${commentPath(id)}/modifier`))
  const comment = await findOwnComment(req, user, id)
  if (!comment) notFound()
  const jar = await cookies()
  const form = returnedForm(query, (name) => jar.get(name)?.value, TOO_MANY_TRIES)
  const typed = form.draft.comment
  // Words that were removed are erased, not written again; a super admin’s are all.
  const mayWrite = comment.status !== 'REMOVED' || Boolean(user.isSuperAdmin)
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[
            { label: 'Le mur', href: WALL_PATH },
            { label: 'La publication', href: postPath(comment.post) },
            { label: 'Modifier' },
          ]}
          title="Modifier le commentaire"
        />
        {mayWrite && (
          <CommentForm
            path={commentApi(id)}
            label="Enregistrer"
            value={typeof typed === 'string' ? typed : comment.body}
            errors={form.errors}
            problem={form.problem}
          />
        )}
        <EraseForm
          path={commentDeleteApi(id)}
          label="Supprimer le commentaire"
          about="Il part pour de bon."
        />
      </div>
    </PageFrame>
  )
}
