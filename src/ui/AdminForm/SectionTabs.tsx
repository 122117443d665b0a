'use client'

import type { ReactNode } from 'react'

import { AdminTabs } from '../AdminTabs'
import styles from './SectionTabs.module.scss'

type Props<Key extends string> = {
  /** What the parts are of: « Fiche de Nala ». */
  label: string
  tabs: ReadonlyArray<{
    key: Key
    name: string
    /** How many answers are wrong in it. */
    errors?: number
    /** How many are still wanted. */
    missing?: number
  }>
  chosen: Key
  onChoose: (key: Key) => void
  /** The part on show. */
  children: ReactNode
}

/** The id of the tab of a part, for the focus to go there. */
export const sectionTabId = (key: string): string => `section-${key}`

const wrongWords = (count: number) => `${count} à corriger`
const missingWords = (count: number) => `${count} à compléter`

/** The parts of a long form, one on show; each says what is wrong or wanted in it. */
export function SectionTabs<Key extends string>(props: Props<Key>) {
  const { label, tabs, chosen, onChoose, children } = props
  return (
    <AdminTabs
      label={label}
      chosen={chosen}
      onChoose={onChoose}
      className={styles.sections}
      panelClassName={styles.panel}
      tabs={tabs.map(({ key, name, errors = 0, missing = 0 }) => {
        const words = errors > 0 ? wrongWords(errors) : missing > 0 ? missingWords(missing) : null
        return {
          key,
          id: sectionTabId(key),
          name: (
            <>
              {name}
              {words && (
                <>
                  <span className={styles.count} data-wrong={errors > 0} aria-hidden="true">
                    {errors || missing}
                  </span>
                  <span className={styles.said}> ({words})</span>
                </>
              )}
            </>
          ),
        }
      })}
    >
      {children}
    </AdminTabs>
  )
}
