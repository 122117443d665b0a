'use client'

import Link from 'next/link'

import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { StateFilters } from '@/ui/AdminList/StateFilters'
import { withAll } from '@/ui/AdminList/StateTabs'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'
import { Icon } from '@/ui/Icon'

import { BadgePicture } from '../components/BadgePicture'
import { drawingPath } from '../drawing.model'
import {
  ADMIN_PATH,
  adminBadgePath,
  CRITERIA_LABELS,
  NEW,
  RARITY_LABELS,
  SEARCH_MAX,
} from '../model'
import type { Badges } from '../view'
import { amount } from '../words.model'
import styles from './Badges.module.scss'
import { badgeList, badgesAddress, SORT_OPTIONS, type BadgeFilter } from './query'
import { form, words } from './words.fr'

const chosen = <Value extends string>(values: readonly Value[], value: string): Value | null =>
  values.find((each) => each === value) ?? null

const CREATE = `${ADMIN_PATH}/${NEW}`

/** All badges of the platform; a line leads to its form. */
export function BadgesScreen() {
  return (
    <TeamList<Badges, BadgeFilter>
      words={words}
      icon="star"
      params={badgeList}
      address={badgesAddress}
      isFiltered={({ search, rarity, criteriaType, isActive }) =>
        Boolean(search.trim() || rarity || criteriaType || isActive)
      }
      next={{ label: form.create, href: CREATE }}
      main={
        <Link className={buttons.primary} href={CREATE} prefetch={false}>
          <Icon name="plus" size={20} />
          {words.add}
        </Link>
      }
      filters={({ view, onChange }) => (
        <StateFilters<BadgeFilter, BadgeFilter['isActive']>
          view={view}
          onChange={onChange}
          words={words}
          searchMax={SEARCH_MAX}
          sorts={SORT_OPTIONS}
          tabs={withAll(words.all, [
            { key: 'true', name: words.active, count: undefined },
            { key: 'false', name: words.inactive, count: undefined },
          ])}
          tab={view.isActive}
          onTab={(isActive) => onChange({ isActive })}
        >
          <ToolChoice
            label={words.rarity}
            value={view.rarity ?? ''}
            options={[['', words.allRarities], ...Object.entries(RARITY_LABELS)]}
            onChange={(value) => onChange({ rarity: chosen(keysOf(RARITY_LABELS), value) })}
          />
          <ToolChoice
            label={words.criteria}
            value={view.criteriaType ?? ''}
            options={[['', words.allCriteria], ...Object.entries(CRITERIA_LABELS)]}
            onChange={(value) => onChange({ criteriaType: chosen(keysOf(CRITERIA_LABELS), value) })}
          />
        </StateFilters>
      )}
      item={({ id, name, description, rarity, criteriaType, criteriaValue, isActive, holders }) => (
        <li key={id} className={styles.row} data-row={id}>
          <BadgePicture icon={drawingPath(criteriaType, rarity)} size={56} isLocked={!isActive} />
          <div className={styles.words}>
            <div className={styles.head}>
              <h2>
                <Link href={adminBadgePath(id)} prefetch={false}>
                  {name}
                </Link>
              </h2>
              <StatusMark>{RARITY_LABELS[rarity]}</StatusMark>
              {!isActive && <StatusMark tone="care">{words.inactiveMark}</StatusMark>}
            </div>
            <p>{description}</p>
            <p>
              {[
                `${CRITERIA_LABELS[criteriaType]}\u00a0: ${amount(criteriaType, criteriaValue)}`,
                words.holders(holders),
              ].join(' · ')}
            </p>
          </div>
        </li>
      )}
    />
  )
}
