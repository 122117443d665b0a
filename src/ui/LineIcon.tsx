import type { ReactNode } from 'react'

import styles from './LineIcon.module.scss'

type Props = {
  /** Lines on a square of 24 (each in a file of `paths/`: a page brings only its own). */
  paths?: readonly string[]
  /** In their place: more of an SVG of that square. */
  children?: ReactNode
  /** Pixels of a side. */
  size?: number | undefined
  /** The inside takes the colour too. */
  isFilled?: boolean
  className?: string | undefined
}

/**
 * Lines in the colour of the text beside them, which says what they mean. A client component of a
 * public page draws with it: `Icon` knows all drawings, and each would come along.
 */
export function LineIcon({ paths, children, size = 24, isFilled = false, className }: Props) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      data-is-filled={isFilled || undefined}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {paths ? paths.map((d) => <path key={d} d={d} />) : children}
    </svg>
  )
}
