'use client'

import { useRef, type ReactNode } from 'react'

import { labels } from '../../labels.fr'
import styles from './toolbar.module.scss'
import { useKeepInside } from './use-keep-inside'

type Props = { name: string; children: ReactNode }

/** Floats over the selected block or section; stays in sight while one scrolls along it. */
export function NodeToolbar({ name, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useKeepInside(ref)
  return (
    // What is pressed here, and in what it opens, does not press the block under it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div className={styles.anchor} onClick={(event) => event.stopPropagation()}>
      <div ref={ref} className={styles.toolbar} role="group" aria-label={labels.toolsOf(name)}>
        {children}
      </div>
    </div>
  )
}
