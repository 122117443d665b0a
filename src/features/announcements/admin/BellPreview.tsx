'use client'

import { useState } from 'react'

import { NotificationItem } from '@/features/notifications/components/NotificationItem'

import styles from './Announcements.module.scss'
import type { Draft } from './draft'
import { form } from './words.fr'

/** Longest message in the panel of the bell, in characters. */
const COMPACT_MAX = 80

/** The announcement as the bell will show it; nothing in it can be pressed. */
export function BellPreview({ draft }: { draft: Draft }) {
  const [now] = useState(() => new Date())
  return (
    <div className={styles.preview}>
      <h2>{form.preview}</h2>
      <ul inert>
        <NotificationItem
          notification={{
            id: 'preview',
            type: draft.kind,
            title: draft.title.trim() || form.previewTitle,
            message: draft.message.trim() || form.previewMessage,
            read: false,
            readAt: null,
            createdAt: now.toISOString(),
            data: { shelterId: null, animalId: null, newsId: null, actionUrl: null },
          }}
          now={now}
          longest={COMPACT_MAX}
          onRead={() => undefined}
          onRemove={() => undefined}
        />
      </ul>
    </div>
  )
}
