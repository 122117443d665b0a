import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'

import { OwnAccount } from '@/features/accounts/components/own/OwnAccount'
import { ACCOUNT_PATH, DONE, PARTS, type Part } from '@/features/accounts/own/model'
import { listOwnSessions } from '@/features/accounts/own/sessions'
import { ownTeamsOf, teamIdsOf } from '@/features/accounts/own/teams'
import { goesUnconfirmedOn } from '@/features/accounts/sign-up/model'
import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { ownArchives } from '@/features/privacy/archive/queries'
import { OwnData } from '@/features/privacy/components/OwnData'
import { askedSentence, DATA_PARTS } from '@/features/privacy/own/model'
import { deletionOf } from '@/features/privacy/own/deletions'
import { readShelterNames } from '@/features/shelters/queries'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Mon compte', robots: { index: false } }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function OwnAccountPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(ACCOUNT_PATH))
  const query = await searchParams
  const jar = await cookies()
  const cookieOf = (name: string) => jar.get(name)?.value
  const returned = (part: string) => returnedForm(query, cookieOf, TOO_MANY_TRIES, part)
  const stateOf = (part: Part) => ({
    ...returned(part),
    done: query.fait === part ? DONE[part] : undefined,
  })
  const { name, email, phone, location, emailVerified, memberships } = user
  const asked = await deletionOf(req, user.id)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Mon compte' }]}
          title="Mon compte"
          lead={`Bonjour ${name}.`}
        />
        <SpaceNav here="/account" />
        <OwnAccount
          person={{
            name,
            email,
            phone: phone ?? '',
            postalCode: location?.postalCode ?? '',
            city: location?.city ?? '',
            isVerified: Boolean(emailVerified),
            isMember: Boolean(memberships?.length),
            goesOn: goesUnconfirmedOn(user)?.toISOString() ?? null,
          }}
          sessions={await listOwnSessions(req)}
          teams={ownTeamsOf(user, await readShelterNames(req, teamIdsOf(user)))}
          forms={{
            identity: stateOf(PARTS.identity),
            email: stateOf(PARTS.email),
            password: stateOf(PARTS.password),
            sessions: stateOf(PARTS.sessions),
            teams: stateOf(PARTS.teams),
          }}
          // As the confirmation leads here (features/accounts/verification).
          isConfirmed={query.fait === 'confirmee'}
        >
          <OwnData
            asked={asked && askedSentence(asked, Boolean(emailVerified))}
            copies={await ownArchives(req, user.id)}
            copy={returned(DATA_PARTS.copy)}
            deletion={returned(DATA_PARTS.deletion)}
            isConfirmed={Boolean(emailVerified)}
          />
        </OwnAccount>
      </div>
    </PageFrame>
  )
}
