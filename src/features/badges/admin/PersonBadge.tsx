'use client'

import { plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { StatusMark } from '@/ui/AdminList/StatusMark'

import { BadgePicture } from '../components/BadgePicture'
import { Progress } from '../components/Progress'
import { shownIcon } from '../drawing.model'
import { RARITY_LABELS } from '../model'
import type { UserBadge } from '../view'
import styles from './Badges.module.scss'
import { person as words } from './words.fr'

type Props = {
  badge: UserBadge
  /** The address of the site. */
  site: string
  isBusy: boolean
  onDisplay: () => void
  onUnlock: () => void
}

/** One badge of somebody, with what a super admin may do. */
export function PersonBadge({ badge, site, isBusy, onDisplay, onUnlock }: Props) {
  const { name, description, rarity, criteriaType, criteriaValue, currentValue } = badge
  const { isUnlocked, isActive, forced, forcedBy, forcedAt } = badge
  const turn = isUnlocked ? words.lock : words.unlock
  const wear = isActive ? words.unequip : words.equip
  return (
    <li className={styles.card} data-worn={isActive} data-row={badge.id}>
      <BadgePicture
        icon={shownIcon(badge.iconUrl, site, criteriaType, rarity)}
        size={64}
        isLocked={!isUnlocked}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2>{name}</h2>
          <StatusMark tone={isUnlocked ? 'good' : 'plain'}>
            {isUnlocked ? words.isUnlocked : words.isLocked}
          </StatusMark>
          {forced && <StatusMark tone="care">{words.forced}</StatusMark>}
          {isActive && <StatusMark tone="good">{words.worn}</StatusMark>}
        </div>
        <p>{RARITY_LABELS[rarity]}</p>
        <p>{description}</p>
        {forced && forcedBy && forcedAt && (
          <p>{words.forcedBy(forced, forcedBy, plainDay(new Date(forcedAt)))}</p>
        )}
      </div>
      <div className={styles.rest}>
        <Progress criteria={criteriaType} current={currentValue} needed={criteriaValue} />
        <div className={buttons.group}>
          <button
            type="button"
            className={buttons.plain}
            aria-label={words.of(turn, name)}
            onClick={onUnlock}
          >
            {turn}
          </button>
          {isUnlocked && (
            <button
              type="button"
              className={buttons.plain}
              aria-label={words.of(wear, name)}
              aria-disabled={isBusy || undefined}
              onClick={onDisplay}
            >
              {wear}
            </button>
          )}
        </div>
      </div>
    </li>
  )
}
