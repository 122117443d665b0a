import Link from 'next/link'
import type { ReactNode } from 'react'

import buttons from '../admin-buttons.module.scss'
import { Icon } from '../Icon'
import type { IconName } from '../icon-paths'
import styles from './Notices.module.scss'

/** What could not be read or done, with a way to try again. */
export function LoadError({ sentence, onRetry }: { sentence: string; onRetry?: () => void }) {
  return (
    <div className={styles.error} role="alert">
      <p>
        <strong>Erreur</strong>. {sentence}
      </p>
      {onRetry && (
        <button type="button" className={buttons.plain} onClick={onRetry}>
          Réessayer
        </button>
      )}
    </div>
  )
}

type EmptyProps = {
  icon: IconName
  title: string
  hint?: string
  /** What to do next. */
  action?: { label: string; href: string } | { label: string; onClick: () => void } | undefined
  /** Anything else to do. */
  children?: ReactNode
}

/** Nothing to show, and what to do about it. */
export function Empty({ icon, title, hint, action, children }: EmptyProps) {
  // After a search the next step is a way out, not the work itself.
  const button = icon === 'search' ? buttons.plain : buttons.primary
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={48} />
      <h2>{title}</h2>
      {hint && <p>{hint}</p>}
      {action && 'href' in action && (
        <Link className={button} href={action.href} prefetch={false}>
          {action.label}
        </Link>
      )}
      {action && 'onClick' in action && (
        <button type="button" className={button} onClick={action.onClick}>
          {action.label}
        </button>
      )}
      {children}
    </div>
  )
}
