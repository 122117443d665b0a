import type { ComponentProps, ReactNode } from 'react'

import styles from './Button.module.scss'

type Look = 'primary' | 'secondary' | 'outline'

type LinkProps = ComponentProps<'a'> & { look?: Look; children: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', className, children, ...props }: LinkProps) {
  return (
    <a {...props} className={[styles.button, styles[look], className].join(' ')}>
      {children}
    </a>
  )
}

type ButtonProps = ComponentProps<'button'> & { look?: Look }

export function Button({ look = 'primary', className, type = 'button', ...props }: ButtonProps) {
  return (
    <button {...props} type={type} className={[styles.button, styles[look], className].join(' ')} />
  )
}
