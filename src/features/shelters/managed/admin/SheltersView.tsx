'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import type { ListViewClientProps } from 'payload'

import { useActor } from '@/platform/access/use-actor'
import { plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { OwnList } from '@/ui/AdminList/OwnList'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { PlatformScreen } from '@/ui/AdminList/ShelterScreen'
import { StateFilters } from '@/ui/AdminList/StateFilters'
import { withAll } from '@/ui/AdminList/StateTabs'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'
import { Icon } from '@/ui/Icon'
import { NewTab } from '@/ui/NewTab'

import { SHELTER_STATUS_LABELS, SHELTER_TYPE_LABELS } from '../../model'
import { SEARCH_MAX, STATUSES, TYPES, type ManagedShelter } from '../schema'
import { managedAddress, managedList, SORTS } from './query'
import { words } from './words.fr'

const TONES = { PENDING: 'wait', APPROVED: 'good', REJECTED: 'plain', SUSPENDED: 'bad' } as const

/** The shelters that a person manages; all of them for a super admin. */
export const SheltersView = (list: ListViewClientProps) => (
  <OwnList list={list}>
    <PlatformScreen title={words.title}>
      <SheltersScreen />
    </PlatformScreen>
  </OwnList>
)

function SheltersScreen() {
  const { config } = useConfig()
  const base = `${config.routes.admin}/collections/shelters`
  const isSuperAdmin = useActor()?.isSuperAdmin === true
  return (
    <TeamList
      words={words}
      icon="home"
      params={managedList}
      address={managedAddress}
      isFiltered={({ search, status, type }) => Boolean(search.trim() || status || type)}
      main={
        isSuperAdmin && (
          <Link className={buttons.primary} href={`${base}/create`} prefetch={false}>
            <Icon name="plus" size={20} />
            {words.add}
          </Link>
        )
      }
      filters={({ view, onChange }, answer) => (
        <StateFilters
          view={view}
          onChange={onChange}
          words={words}
          searchMax={SEARCH_MAX}
          sorts={SORTS}
          tabs={withAll(
            words.all,
            STATUSES.map((status) => ({
              key: status,
              name: SHELTER_STATUS_LABELS[status],
              count: answer?.counts[status],
            })),
          )}
          tab={view.status}
          onTab={(status) => onChange({ status })}
        >
          <ToolChoice
            label={words.type}
            value={view.type ?? ''}
            options={[
              ['', words.allTypes],
              ...TYPES.map((type) => [type, SHELTER_TYPE_LABELS[type]] as const),
            ]}
            onChange={(type) => onChange({ type: TYPES.find((each) => each === type) ?? null })}
          />
        </StateFilters>
      )}
      item={(row) => <ShelterLine key={row.id} shelter={row} base={base} />}
    />
  )
}

function ShelterLine({ shelter, base }: { shelter: ManagedShelter; base: string }) {
  const { id, name, slug, city, postalCode, type, status, isVerified, image, createdAt } = shelter
  return (
    <PictureLine
      id={id}
      look="table"
      href={`${base}/${id}`}
      title={name}
      picture={{ image, card: image, icon: 'home' }}
      facts={[
        [postalCode, city].filter(Boolean).join(' '),
        type ? SHELTER_TYPE_LABELS[type] : '',
        words.since(plainDay(new Date(createdAt))),
      ].filter(Boolean)}
      states={
        <>
          <StatusMark tone={TONES[status]}>{SHELTER_STATUS_LABELS[status]}</StatusMark>
          {isVerified && <StatusMark tone="good">{words.verified}</StatusMark>}
        </>
      }
    >
      {status === 'APPROVED' && (
        <a className={buttons.plain} href={`/shelter/${slug}`} target="_blank" rel="noreferrer">
          {words.seeSite}
          <NewTab />
        </a>
      )}
    </PictureLine>
  )
}
