'use client'

import { useRef } from 'react'

import { LineIcon } from '@/ui/LineIcon'
import { BELL } from '@/ui/paths/bell'

import { badgeOf } from '../types.model'
import { NotificationItem } from './NotificationItem'
import styles from './Notifications.module.scss'
import { SHOWN, useNotifications } from './use-notifications'

/** Longest message in the panel, in characters. */
const COMPACT_MAX = 80

/** The bell of whoever is signed in, and the panel with the latest that they were told. */
export function NotificationBell() {
  const own = useNotifications()
  const panel = useRef<HTMLDivElement>(null)
  const { unread, listed, hasFailed } = own
  const others = Math.max(0, (listed?.stats.total ?? 0) - SHOWN)
  const now = new Date()
  return (
    <details
      name="menu"
      data-menu=""
      className={styles.bell}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void own.load()
      }}
    >
      <summary className={styles.toggle}>
        <LineIcon paths={BELL} size={24} />
        <span className={styles.name}>
          Notifications{unread > 0 && ` (${badgeOf(unread)} non lue${unread > 1 ? 's' : ''})`}
        </span>
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {badgeOf(unread)}
          </span>
        )}
      </summary>
      <div className={styles.panel} ref={panel} tabIndex={-1}>
        <div className={styles.head}>
          <h2>Notifications</h2>
          {listed && listed.notifications.length > 0 && (
            // It stays when all is read: the focus is on it.
            <button
              type="button"
              className={styles.all}
              aria-disabled={unread === 0 || undefined}
              onClick={() => unread > 0 && void own.markAllRead()}
            >
              {unread > 0 ? 'Tout marquer comme lu' : 'Tout est lu'}
            </button>
          )}
        </div>
        {hasFailed && !listed ? (
          <div className={styles.state} role="alert">
            <p>Erreur lors du chargement des notifications</p>
            <button type="button" className={styles.all} onClick={() => void own.load(true)}>
              Réessayer
            </button>
          </div>
        ) : !listed ? (
          <p className={styles.state} role="status">
            Chargement des notifications...
          </p>
        ) : listed.notifications.length === 0 ? (
          <div className={styles.state}>
            <p>
              <strong>Aucune notification</strong>
            </p>
            <p>Vous serez notifié ici des nouveaux événements</p>
          </div>
        ) : (
          <ul className={styles.list}>
            {listed.notifications.slice(0, SHOWN).map((one) => (
              <NotificationItem
                key={one.id}
                notification={one}
                now={now}
                longest={COMPACT_MAX}
                onRead={() => void own.markRead(one.id)}
                onRemove={() => {
                  // Its button goes with it.
                  panel.current?.focus()
                  void own.remove(one.id)
                }}
              />
            ))}
          </ul>
        )}
        <a className={styles.more} href="/notifications">
          {others > 0
            ? `+${others} autre${others > 1 ? 's' : ''} notification${others > 1 ? 's' : ''}`
            : 'Toutes les notifications'}
        </a>
      </div>
    </details>
  )
}
