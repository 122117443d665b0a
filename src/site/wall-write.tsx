import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { Unconfirmed } from '@/features/accounts/components/Unconfirmed'
import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { readOwnProfile } from '@/features/profiles/queries'
import { EraseForm } from '@/features/wall/components/EraseForm'
import { PostForm } from '@/features/wall/components/PostForm'
import {
  API,
  deleteApi,
  editPath,
  OWN_WALL_PATH,
  postApi,
  SENTENCES,
  STATUS_LABELS,
  WALL_PATH,
  WRITE_PATH,
} from '@/features/wall/model'
import { animalsToName, findOwnPost, sheltersToSign } from '@/features/wall/queries'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'
import { randomKey } from '@/ui/random-key'

import styles from './page.module.scss'

async function formOf(query: PageQuery) {
  const jar = await cookies()
  return returnedForm(query, (name) => jar.get(name)?.value, TOO_MANY_TRIES)
}

/** The page on which somebody gives news. */
export async function WallWritePage({ query }: { query: PageQuery }) {
  const { req, user } = await pageSession()
  const asked = typeof query.animal === 'string' ? query.animal : null
  const here = asked ? `${WRITE_PATH}?animal=${encodeURIComponent(asked)}` : WRITE_PATH
  if (!user) redirect(signInPath(here))
  const form = await formOf(query)
  const typed = form.draft.animal
  const [animals, shelters, profile] = [
    await animalsToName(req, user, asked ?? (typeof typed === 'string' ? typed : null)),
    await sheltersToSign(req, user),
    await readOwnProfile(req, user),
  ]
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[{ label: 'Le mur', href: WALL_PATH }, { label: 'Donner des nouvelles' }]}
          title="Donner des nouvelles"
          lead="Elles sont en ligne tout de suite, et tout le monde peut les lire."
        />
        {user.emailVerified ? (
          <PostForm
            path={API}
            label="Publier"
            saveKey={randomKey()}
            signedAs={profile.shownName}
            animals={animals}
            shelters={shelters}
            values={{ animal: asked ?? undefined, ...form.draft }}
            errors={form.errors}
            problem={form.problem}
          />
        ) : (
          <Unconfirmed title={SENTENCES.unconfirmed} />
        )}
      </div>
    </PageFrame>
  )
}

/** What was typed in words: of a form that an older version of the post had. */
const textsOf = ({ body, animal, animalLink }: Awaited<ReturnType<typeof formOf>>['draft']) => ({
  ...(body !== undefined && { body }),
  ...(animal !== undefined && { animal }),
  ...(animalLink !== undefined && { animalLink }),
})

/** The page on which somebody changes what they wrote, or takes it away. */
export async function WallEditPage({ id, query }: { id: string; query: PageQuery }) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(editPath(id)))
  const found = await findOwnPost(req, user, id)
  if (!found) notFound()
  const { post, mayWrite } = found
  const form = await formOf(query)
  const profile = await readOwnProfile(req, user)
  const animals = await animalsToName(req, user, post.animalId)
  const refusal = form.errors['']
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[{ label: 'Mes publications', href: OWN_WALL_PATH }, { label: 'Modifier' }]}
          title="Modifier la publication"
          lead={post.status === 'PUBLISHED' ? undefined : STATUS_LABELS[post.status]}
        />
        {refusal && !mayWrite && (
          <Banner tone="destructive" role="alert">
            {refusal}
          </Banner>
        )}
        {post.status !== 'PUBLISHED' && (
          <Banner tone="warning" title="Plus personne d’autre ne la voit">
            {post.reason ??
              'Plusieurs personnes l’ont signalée\u00a0: l’équipe doit encore la relire.'}{' '}
            <a href="/contact">Répondre à l’équipe</a>
          </Banner>
        )}
        {mayWrite && (
          <PostForm
            path={postApi(id)}
            label="Enregistrer"
            signedAs={profile.shownName}
            animals={animals}
            shelters={[]}
            values={{
              body: post.body,
              animal: post.animalId ?? undefined,
              // Of an older version what was ticked would mean other photos.
              ...(form.draft.version === String(post.version) ? form.draft : textsOf(form.draft)),
            }}
            held={{ version: post.version, photos: post.photos }}
            errors={form.errors}
            problem={form.problem}
          />
        )}
        <EraseForm
          path={deleteApi(id)}
          label="Supprimer la publication"
          about="Elle part pour de bon, avec ses photos et ses commentaires."
        />
      </div>
    </PageFrame>
  )
}
