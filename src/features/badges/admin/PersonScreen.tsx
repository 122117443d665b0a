'use client'

import Link from 'next/link'
import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { ListPage } from '@/ui/AdminList/ListPage'
import { Empty, LoadError } from '@/ui/AdminList/Notices'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { useRead } from '@/ui/api/use-read'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'

import progress from '../components/Progress.module.scss'
import { progressOf, summaryWords } from '../model'
import type { UserBadge } from '../view'
import styles from './Badges.module.scss'
import { ConfirmDialog } from './ConfirmDialog'
import { PersonBadge } from './PersonBadge'
import { person as words } from './words.fr'

type Tab = 'all' | 'unlocked' | 'locked'

const isIn = (tab: Tab, { isUnlocked }: UserBadge): boolean =>
  tab === 'all' || isUnlocked === (tab === 'unlocked')

/** What the actions of a super admin do, below the cards. */
const Explained = () => (
  <section className={styles.panel} aria-labelledby="badge-actions">
    <h2 id="badge-actions">{words.panel}</h2>
    <dl>
      {words.explained.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)

/** The badges of one person: how far they are, and what a super admin may do. */
export function PersonScreen({ userId, site }: { userId: string; site: string }) {
  const read = useRead('/api/admin/users/{userId}/badges', { params: { userId } })
  const [tab, setTab] = useState<Tab>('all')
  const [asked, setAsked] = useState<UserBadge | null>(null)
  const { write, refusal, isBusy, forget } = useWrite()
  const { answer, error, isLoading, refresh } = read
  const all = answer?.data.badges ?? []
  const count = (which: Tab) => answer && all.filter((badge) => isIn(which, badge)).length
  const unlocked = count('unlocked') ?? 0
  const shown = all.filter((badge) => isIn(tab, badge))

  const display = async (badge: UserBadge) => {
    const outcome = await write(
      'POST',
      '/api/admin/users/{userId}/badges/{badgeId}/display',
      { params: { userId, badgeId: badge.id }, body: { isEquipped: !badge.isActive } },
      { done: badge.isActive ? words.unequipped : words.equipped },
    )
    if (outcome?.data) read.patch((before) => ({ ...before, data: outcome.data }))
  }
  const unlock = async (badge: UserBadge) => {
    const outcome = await write(
      'POST',
      '/api/admin/users/{userId}/badges/{badgeId}/unlock',
      { params: { userId, badgeId: badge.id }, body: { isUnlocked: badge.isUnlocked } },
      { done: badge.isUnlocked ? words.lockedDone : words.unlockedDone },
    )
    if (outcome?.refusal?.kind === 'conflict') void refresh()
    if (!outcome?.data) return
    read.patch((before) => ({ ...before, data: outcome.data }))
    setAsked(null)
  }

  return (
    <ListPage
      title={answer ? words.title(answer.data.person.name) : 'Badges'}
      actions={
        <Link
          className={buttons.plain}
          href={`/admin/collections/users/${userId}`}
          prefetch={false}
        >
          <Icon name="user" size={20} />
          <span>{words.back}</span>
        </Link>
      }
    >
      {error && <LoadError sentence={words.loadError} onRetry={() => void refresh()} />}
      {isLoading && !answer && <p role="status">{words.loading}</p>}
      {answer && (
        <>
          <div className={styles.summary} role="group" aria-label={words.summary}>
            <p>{summaryWords(unlocked, all.length)}</p>
            <span className={progress.bar} aria-hidden="true">
              <span style={{ inlineSize: `${progressOf(unlocked, all.length)}%` }} />
            </span>
          </div>
          <StateTabs<Tab>
            label={words.tabs}
            tabs={[
              { key: 'all', name: words.all, count: count('all') },
              { key: 'unlocked', name: words.unlocked, count: count('unlocked') },
              { key: 'locked', name: words.locked, count: count('locked') },
            ]}
            chosen={tab}
            onChoose={setTab}
          />
          {refusal && !asked && (
            <p className={styles.error} role="alert">
              {words.error(refusal.sentence)}
            </p>
          )}
          {shown.length === 0 && <Empty icon="star" title={words.none} hint={words.noneHint} />}
          <ul className={styles.cards}>
            {shown.map((badge) => (
              <PersonBadge
                key={badge.id}
                badge={badge}
                site={site}
                isBusy={isBusy}
                onDisplay={() => void display(badge)}
                onUnlock={() => {
                  forget()
                  setAsked(badge)
                }}
              />
            ))}
          </ul>
          <Explained />
        </>
      )}
      {asked && (
        <ConfirmDialog
          badge={asked}
          isBusy={isBusy}
          refusal={refusal && words.error(refusal.sentence)}
          onClose={() => {
            forget()
            setAsked(null)
          }}
          onConfirm={() => void unlock(asked)}
        />
      )}
    </ListPage>
  )
}
