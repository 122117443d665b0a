import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import styles from './Button.module.scss'

type Look = 'primary' | 'secondary' | 'outline' | 'plain' | 'destructive'

type Shared = { look?: Look; isSmall?: boolean }

const classes = (look: Look, isSmall: boolean, className?: string) =>
  [styles.button, styles[look], isSmall && styles.small, className].filter(Boolean).join(' ')

type LinkProps = ComponentProps<'a'> & Shared & { children: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({
  look = 'primary',
  isSmall = false,
  className,
  children,
  ...props
}: LinkProps) {
  return (
    <a {...props} className={classes(look, isSmall, className)}>
      {children}
    </a>
  )
}

type ButtonProps = ComponentProps<'button'> &
  Shared & {
    /** Its work is under way: it keeps the focus, shows that it works, and a press does nothing. */
    isBusy?: boolean
  }

const halt = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export function Button({
  look = 'primary',
  isSmall = false,
  isBusy = false,
  className,
  type = 'button',
  children,
  ...props
}: ButtonProps) {
  const busy = isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: halt } : {}
  return (
    <button {...props} {...busy} type={type} className={classes(look, isSmall, className)}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
