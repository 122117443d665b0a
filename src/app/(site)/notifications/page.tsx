import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { AllNotifications } from '@/features/notifications/components/AllNotifications'
import { countOwn, listOwn } from '@/features/notifications/queries'
import { pageSession } from '@/platform/http/page-session'
import { ButtonLink } from '@/ui/Button'
import { PageHead } from '@/ui/PageHead'
import { Pagination } from '@/ui/Pagination'

import styles from './page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Notifications', robots: { index: false } }

const PATH = '/notifications'
const LIMIT = 20
const MOST_PAGES = 1000

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function NotificationsPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(PATH))
  const { page: asked, lecture } = await searchParams
  const page = Math.min(MOST_PAGES, Math.max(1, Math.floor(Number(asked)) || 1))
  const unreadOnly = lecture === 'non-lues'
  const { total, unread } = await countOwn(req, user.id)
  const notifications = await listOwn(req, user.id, { page, limit: LIMIT, unreadOnly })
  const addressOf = (to: number, isUnread = unreadOnly) => {
    const query = new URLSearchParams()
    if (isUnread) query.set('lecture', 'non-lues')
    if (to > 1) query.set('page', String(to))
    return query.size > 0 ? `${PATH}?${query.toString()}` : PATH
  }
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageHead
          trail={[{ label: 'Notifications' }]}
          title="Notifications"
          lead="Ce qui s’est passé, le plus récent d’abord."
        />
        <SpaceNav here="/notifications" />
        <div className={styles.list}>
          <nav className={styles.filters} aria-label="Notifications montrées">
            <ButtonLink
              href={addressOf(1, false)}
              look={unreadOnly ? 'outline' : 'primary'}
              aria-current={unreadOnly ? undefined : 'page'}
              isSmall
            >
              Toutes ({total})
            </ButtonLink>
            <ButtonLink
              href={addressOf(1, true)}
              look={unreadOnly ? 'primary' : 'outline'}
              aria-current={unreadOnly ? 'page' : undefined}
              isSmall
            >
              Non lues ({unread})
            </ButtonLink>
          </nav>
          <AllNotifications
            key={`${page} ${unreadOnly}`}
            notifications={notifications}
            unread={unread}
            unreadOnly={unreadOnly}
            now={new Date().toISOString()}
          />
          <Pagination
            page={page}
            pages={Math.ceil((unreadOnly ? unread : total) / LIMIT)}
            href={(to) => addressOf(to)}
            label="Pages des notifications"
          />
        </div>
      </div>
    </PageFrame>
  )
}
