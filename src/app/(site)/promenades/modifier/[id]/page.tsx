import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { PlainWalk } from '@/features/walks/editor/components/PlainWalk'
import { WalkEditor } from '@/features/walks/editor/components/WalkEditor'
import { contentOf } from '@/features/walks/editor/load'
import { sheltersToSign } from '@/features/walks/editor/shelters'
import { editWalkPath, OWN_WALKS_PATH, plainEditApi, STATUS_LABELS } from '@/features/walks/model'
import { plainValues } from '@/features/walks/plain/values'
import { readOwnWalk } from '@/features/walks/queries'
import { isHttpError } from '@/platform/http/error-kind'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { saidFor } from '@/platform/http/said-for'
import { isId } from '@/platform/ids.model'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../../../mon-espace/page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Modifier une promenade', robots: { index: false } }

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const DONE: Readonly<Record<string, string>> = {
  ecrit: 'La promenade est enregistrée.',
  'take-back': 'La promenade est de nouveau un brouillon\u00a0: vous seul la voyez.',
  photo: 'La photo est ajoutée.',
  submit: 'La promenade est envoyée.',
  verify: 'La promenade est dite vérifiée aujourd’hui.',
}

export default async function EditWalkPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  if (!isId(id)) notFound()
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(editWalkPath(id)))
  const walk = await readOwnWalk(req, id).catch((error: unknown) => {
    if (isHttpError(error) && error.status === 404) notFound()
    throw error
  })
  const jar = await cookies()
  const form = returnedForm(query, (name) => jar.get(name)?.value, TOO_MANY_TRIES)
  const content = contentOf(walk)
  const shelters = await sheltersToSign(user, walk)
  const done = saidFor(DONE, query.fait)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="form"
          trail={[{ label: 'Mes promenades', href: OWN_WALKS_PATH }, { label: walk.name }]}
          title={walk.name}
          lead={STATUS_LABELS[walk.status]}
        />
        {done && (
          <Banner tone="success" role="status">
            {done}
          </Banner>
        )}
        <noscript>
          <PlainWalk
            action={plainEditApi(id)}
            values={plainValues(content, form.draft, walk.version)}
            errors={form.errors}
            problem={form.problem}
            shelters={shelters}
            isSent={
              walk.userId !== user.id || walk.status === 'PENDING' || walk.status === 'PUBLISHED'
            }
          />
        </noscript>
        <WalkEditor
          personId={user.id}
          isOthers={walk.userId !== user.id}
          publishesAll={Boolean(user.isSuperAdmin)}
          walk={{
            id,
            version: walk.version,
            status: walk.status,
            slug: walk.slug,
            rejectedReason: walk.rejectedReason,
          }}
          content={content}
          shelters={shelters}
          next={`${OWN_WALKS_PATH}?fait=envoyee`}
          signInHref={signInPath(editWalkPath(id))}
        />
      </div>
    </PageFrame>
  )
}
