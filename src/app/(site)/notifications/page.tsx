import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { AllNotifications } from '@/features/notifications/components/AllNotifications'
import { CATEGORY_LABELS, categoryIn, countsOf, typesOf } from '@/features/notifications/page/model'
import { countByType } from '@/features/notifications/page/queries'
import { PREFERENCES_PATH } from '@/features/notifications/preferences/model'
import { listOwn } from '@/features/notifications/queries'
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
  const { page: asked, lecture, categorie } = await searchParams
  const page = Math.min(MOST_PAGES, Math.max(1, Math.floor(Number(asked)) || 1))
  const unreadOnly = lecture === 'non-lues'
  const category = categoryIn(categorie)
  const { all, chosen, categories } = countsOf(await countByType(req, user.id), category)
  const types = category ? typesOf(category) : undefined
  const notifications = await listOwn(req, user.id, { page, limit: LIMIT, unreadOnly, types })
  const addressOf = (to: number, isUnread = unreadOnly, of = category) => {
    const query = new URLSearchParams()
    if (isUnread) query.set('lecture', 'non-lues')
    if (of) query.set('categorie', of)
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
        <p>
          <a href={PREFERENCES_PATH}>Choisir ce dont je suis prévenu</a>
        </p>
        <div className={styles.list}>
          <nav className={styles.filters} aria-label="Notifications montrées">
            <ButtonLink
              href={addressOf(1, false)}
              look={unreadOnly ? 'outline' : 'primary'}
              aria-current={unreadOnly ? undefined : 'page'}
              isSmall
            >
              Toutes ({chosen.total})
            </ButtonLink>
            <ButtonLink
              href={addressOf(1, true)}
              look={unreadOnly ? 'primary' : 'outline'}
              aria-current={unreadOnly ? 'page' : undefined}
              isSmall
            >
              Non lues ({chosen.unread})
            </ButtonLink>
          </nav>
          {categories.length > 1 && (
            <nav className={styles.filters} aria-label="Catégories">
              {[null, ...categories.map((each) => each.category)].map((each) => (
                <ButtonLink
                  key={each ?? ''}
                  href={addressOf(1, unreadOnly, each)}
                  look={each === category ? 'primary' : 'outline'}
                  aria-current={each === category ? 'page' : undefined}
                  isSmall
                >
                  {each ? CATEGORY_LABELS[each] : 'Tout'}
                </ButtonLink>
              ))}
            </nav>
          )}
          <AllNotifications
            key={`${page} ${unreadOnly} ${category ?? ''}`}
            notifications={notifications}
            unread={all.unread}
            unreadOnly={unreadOnly}
            now={new Date().toISOString()}
          />
          <Pagination
            page={page}
            pages={Math.ceil((unreadOnly ? chosen.unread : chosen.total) / LIMIT)}
            href={(to) => addressOf(to)}
            label="Pages des notifications"
          />
        </div>
      </div>
    </PageFrame>
  )
}
