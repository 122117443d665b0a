'use client'

import buttons from '@/ui/admin-buttons.module.scss'

import { willBeTold } from '../model'
import styles from './Announcements.module.scss'
import type { Draft } from './draft'
import { useReached } from './use-reached'
import { form } from './words.fr'

/** « 214 personnes seront prévenues », as it changes with what is chosen. */
export function Reached({ draft, shelter }: { draft: Draft; shelter: string | null }) {
  const { isAsked, count, error, isLoading, refresh } = useReached(draft, shelter)
  if (!isAsked) return null
  return (
    <div role="status">
      {error ? (
        <p className={styles.audience}>
          {form.notCounted}{' '}
          <button type="button" className={buttons.link} onClick={() => void refresh()}>
            {form.retry}
          </button>
        </p>
      ) : (
        <p className={styles.audience}>
          {isLoading || count === undefined ? form.counting : `${willBeTold(count)}.`}
        </p>
      )}
    </div>
  )
}
