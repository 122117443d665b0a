'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { commonWords } from '../words.fr'
import styles from './List.module.scss'

/** What could not be read, with a way to try again. */
export function LoadError({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className={styles.error} role="alert">
      <p>{sentence}</p>
      <button type="button" className={buttons.plain} onClick={onRetry}>
        {commonWords.retry}
      </button>
    </div>
  )
}

type EmptyProps = {
  title: string
  hint: string
  /** What to do next. */
  action?: { label: string; href: string } | { label: string; onClick: () => void }
}

export function Empty({ title, hint, action }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Icon name="heart" size={48} />
      <h2>{title}</h2>
      <p>{hint}</p>
      {action &&
        ('href' in action ? (
          <a className={buttons.primary} href={action.href}>
            {action.label}
          </a>
        ) : (
          <button type="button" className={buttons.plain} onClick={action.onClick}>
            {action.label}
          </button>
        ))}
    </div>
  )
}
