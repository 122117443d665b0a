import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'

import { Unconfirmed } from '@/features/accounts/components/Unconfirmed'
import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { PlainWalk } from '@/features/walks/editor/components/PlainWalk'
import { WalkEditor } from '@/features/walks/editor/components/WalkEditor'
import { emptyContent } from '@/features/walks/editor/content'
import { sheltersToSign } from '@/features/walks/editor/shelters'
import { LIST_PATH, newWalkPath, OWN_WALKS_PATH, plainApi, SENTENCES } from '@/features/walks/model'
import { plainValues } from '@/features/walks/plain/values'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../../mon-espace/page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Proposer une promenade', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function NewWalkPage({ searchParams }: Props) {
  const { user } = await pageSession()
  if (!user) redirect(signInPath(newWalkPath))
  const shelters = await sheltersToSign(user, null)
  const jar = await cookies()
  const form = returnedForm(await searchParams, (name) => jar.get(name)?.value, TOO_MANY_TRIES)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="form"
          trail={[{ label: 'Promenades', href: LIST_PATH }, { label: 'Proposer une promenade' }]}
          title="Proposer une promenade"
          lead="Un chemin que vous connaissez, et ce que les chiens y peuvent faire."
        />
        {user.emailVerified ? (
          <>
            <noscript>
              <PlainWalk
                action={plainApi}
                values={plainValues(emptyContent, form.draft, null)}
                errors={form.errors}
                problem={form.problem}
                shelters={shelters}
                isSent={false}
              />
            </noscript>
            <WalkEditor
              personId={user.id}
              publishesAll={Boolean(user.isSuperAdmin)}
              walk={null}
              shelters={shelters}
              next={`${OWN_WALKS_PATH}?fait=envoyee`}
              signInHref={signInPath(newWalkPath)}
            />
          </>
        ) : (
          <Unconfirmed title={SENTENCES.unconfirmed} />
        )}
      </div>
    </PageFrame>
  )
}
