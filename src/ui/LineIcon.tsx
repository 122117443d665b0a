import type { ReactNode } from 'react'

import styles from './LineIcon.module.scss'

type Props = {
  /** Of an SVG, drawn on a square of 24. */
  children: ReactNode
  /** Pixels of a side. */
  size?: number | undefined
  /** The inside takes the colour too. */
  isFilled?: boolean
  className?: string | undefined
}

/**
 * Lines in the colour of the text beside them, which says what they mean. A client component that
 * every page carries draws its own path with it: `Icon` knows them all, and each would come along.
 */
export function LineIcon({ children, size = 24, isFilled = false, className }: Props) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      data-is-filled={isFilled || undefined}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
