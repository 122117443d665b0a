'use client'

import Link from 'next/link'
import { useState } from 'react'

import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { StateFilters } from '@/ui/AdminList/StateFilters'
import { withAll } from '@/ui/AdminList/StateTabs'
import { TeamList } from '@/ui/AdminList/TeamList'
import { Icon } from '@/ui/Icon'

import { SEARCH_MAX, STATUS_LABELS, type AnnouncementStatus } from '../model'
import type { Announcement, Announcements } from '../view'
import { AnnouncementItem } from './AnnouncementItem'
import { CancelDialog } from './CancelDialog'
import { ANNOUNCE_PATH } from './path'
import { announcementList, announcementsAddress, SORTS, type AnnouncementFilter } from './query'
import { words } from './words.fr'

/** What was announced and what will be: to one team, or everything for `null`. */
export function AnnouncementsScreen({ shelter }: { shelter: string | null }) {
  const [asked, setAsked] = useState<Announcement | null>(null)
  return (
    <TeamList<Announcements, AnnouncementFilter>
      collection="announcements"
      words={words}
      icon="bell"
      params={announcementList}
      address={(view) => announcementsAddress(shelter, view)}
      isFiltered={({ search, status }) => Boolean(search.trim() || status)}
      main={
        <Link className={buttons.primary} href={ANNOUNCE_PATH} prefetch={false}>
          <Icon name="plus" size={20} />
          {words.add}
        </Link>
      }
      filters={({ view, onChange }, answer) => (
        <StateFilters<AnnouncementFilter, AnnouncementStatus | null>
          view={view}
          onChange={onChange}
          words={words}
          searchMax={SEARCH_MAX}
          sorts={SORTS}
          tabs={withAll(
            words.all,
            keysOf(STATUS_LABELS).map((key) => ({
              key,
              name: `${STATUS_LABELS[key]}s`,
              count: answer && (answer.counts.statuses[key] ?? 0),
            })),
          )}
          tab={view.status}
          onTab={(status) => onChange({ status })}
        />
      )}
      item={(announcement) => (
        <AnnouncementItem
          key={announcement.id}
          announcement={announcement}
          isOfPlatform={shelter === null}
          onCancel={() => setAsked(announcement)}
        />
      )}
      dialogs={({ changed }) =>
        asked && (
          <CancelDialog
            announcement={asked}
            shelter={shelter}
            onClose={() => setAsked(null)}
            onCancelled={(row) => {
              setAsked(null)
              changed(row, { text: words.cancelled(row.title) })
            }}
          />
        )
      }
    />
  )
}
