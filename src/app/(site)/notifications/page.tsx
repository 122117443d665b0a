import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { signInPath } from '@/features/accounts/suite'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { AllNotifications } from '@/features/notifications/components/AllNotifications'
import {
  addressOf,
  CATEGORY_LABELS,
  categoryIn,
  countsOf,
  PAGE_PATH,
  pageIn,
  typesOf,
} from '@/features/notifications/page/model'
import { countByType } from '@/features/notifications/page/queries'
import { PREFERENCES_PATH } from '@/features/notifications/preferences/model'
import { listOwn } from '@/features/notifications/queries'
import { pageSession } from '@/platform/http/page-session'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'
import { Pagination } from '@/ui/Pagination'

import styles from './page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Notifications', robots: { index: false } }

const LIMIT = 20

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function NotificationsPage({ searchParams }: Props) {
  const { req, user } = await pageSession()
  if (!user) redirect(signInPath(PAGE_PATH))
  const { page: asked, lecture, categorie } = await searchParams
  const unreadOnly = lecture === 'non-lues'
  const category = categoryIn(categorie)
  const { chosen, categories } = countsOf(await countByType(req, user.id), category)
  const total = unreadOnly ? chosen.unread : chosen.total
  const pages = Math.ceil(total / LIMIT)
  const page = pageIn(asked, pages)
  const types = category ? typesOf(category) : undefined
  const notifications = await listOwn(req, user.id, { page, limit: LIMIT, unreadOnly, types })
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
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
              href={addressOf({ category })}
              look={unreadOnly ? 'outline' : 'primary'}
              aria-current={unreadOnly ? undefined : 'page'}
              isSmall
            >
              Toutes ({chosen.total})
            </ButtonLink>
            <ButtonLink
              href={addressOf({ unreadOnly: true, category })}
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
                  href={addressOf({ unreadOnly, category: each })}
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
            notifications={notifications}
            unread={chosen.unread}
            others={Math.max(0, total - notifications.length)}
            category={category}
            unreadOnly={unreadOnly}
            now={new Date().toISOString()}
          />
          <Pagination
            page={page}
            pages={pages}
            href={(to) => addressOf({ page: to, unreadOnly, category })}
            label="Pages des notifications"
          />
        </div>
      </div>
    </PageFrame>
  )
}
