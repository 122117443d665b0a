import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { WatchForm } from '@/features/lost-found/alerts/components/WatchForm'
import { ALERTS_PART } from '@/features/lost-found/alerts/model'
import { readWatch } from '@/features/lost-found/alerts/watch'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { PreferencesForm } from '@/features/notifications/components/PreferencesForm'
import { PREFERENCES_PATH } from '@/features/notifications/preferences/model'
import { readChoices } from '@/features/notifications/preferences/queries'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { saidFor } from '@/platform/http/said-for'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Être prévenu', robots: { index: false } }

const WATCH_DONE: Readonly<Record<string, string>> = {
  alertes: 'C’est noté\u00a0: vous serez prévenu.',
  'sans-alertes': 'Vous ne serez plus prévenu, et le lieu est effacé.',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function PreferencesPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(PREFERENCES_PATH))
  const query = await searchParams
  const jar = await cookies()
  const cookieOf = (name: string) => jar.get(name)?.value
  const { errors, problem } = returnedForm(query, cookieOf, TOO_MANY_TRIES)
  const alerts = returnedForm(query, cookieOf, TOO_MANY_TRIES, ALERTS_PART)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon compte', href: '/account' }, { label: 'Être prévenu' }]}
          title="Être prévenu"
          lead="De quoi, et par quel moyen. Ce qui touche vos demandes, vos dons et votre compte vous est toujours écrit."
        />
        <SpaceNav here="/account" />
        <PreferencesForm
          choices={await readChoices(req, user.id)}
          isMember={Boolean(user.memberships?.length) || Boolean(user.isSuperAdmin)}
          done={query.fait === '1' ? 'Vos choix sont enregistrés.' : ''}
          errors={errors}
          problem={problem}
        />
        <WatchForm
          watch={await readWatch(req, user.id)}
          draft={alerts.draft}
          done={saidFor(WATCH_DONE, query.fait) ?? ''}
          errors={alerts.errors}
          problem={alerts.problem}
        />
      </div>
    </PageFrame>
  )
}
