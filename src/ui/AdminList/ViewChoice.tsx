'use client'

import { Icon } from '../Icon'
import type { IconName } from '../icon-paths'
import styles from './ViewChoice.module.scss'

/** How the rows of a list are drawn: lines, cards with a large picture, thin lines. */
export const LOOKS = ['table', 'cards', 'compact'] as const
export type Look = (typeof LOOKS)[number]

const ICONS: Record<Look, IconName> = { table: 'list', cards: 'grid', compact: 'menu' }

type Props = {
  label: string
  names: Readonly<Record<Look, string>>
  chosen: Look
  onChoose: (look: Look) => void
}

/** Lines, cards or thin lines: one is pressed. */
export function ViewChoice({ label, names, chosen, onChoose }: Props) {
  return (
    <div className={styles.views} role="group" aria-label={label}>
      {LOOKS.map((look) => (
        <button
          key={look}
          type="button"
          aria-label={names[look]}
          title={names[look]}
          aria-pressed={chosen === look}
          onClick={() => onChoose(look)}
        >
          <Icon name={ICONS[look]} size={20} />
        </button>
      ))}
    </div>
  )
}
