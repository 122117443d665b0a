import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { PlainWalk } from '@/features/walks/editor/components/PlainWalk'
import { Unconfirmed } from '@/features/walks/editor/components/Unconfirmed'
import { WalkEditor } from '@/features/walks/editor/components/WalkEditor'
import { sheltersToSign } from '@/features/walks/editor/shelters'
import { API, LIST_PATH, newWalkPath, OWN_WALKS_PATH } from '@/features/walks/model'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { PageHead } from '@/ui/PageHead'

import styles from '../../mon-espace/page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Proposer une promenade', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function NewWalkPage({ searchParams }: Props) {
  const { user } = await pageSession()
  if (!user) redirect(signInPath(newWalkPath))
  const jar = await cookies()
  const form = returnedForm(await searchParams, (name) => jar.get(name)?.value, TOO_MANY_TRIES)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageHead
          trail={[{ label: 'Promenades', href: LIST_PATH }, { label: 'Proposer une promenade' }]}
          title="Proposer une promenade"
          lead="Un chemin que vous connaissez, et ce que les chiens y peuvent faire."
        />
        {user.emailVerified ? (
          <>
            <noscript>
              <PlainWalk action={API} values={form.draft} {...form} />
            </noscript>
            <WalkEditor
              personId={user.id}
              walk={null}
              shelters={await sheltersToSign(user, null)}
              next={`${OWN_WALKS_PATH}?fait=envoyee`}
              signInHref={signInPath(newWalkPath)}
            />
          </>
        ) : (
          <Unconfirmed />
        )}
      </div>
    </PageFrame>
  )
}
