'use client'

import { useRef, type ReactNode } from 'react'

import { Pager } from './Pager'
import styles from './Rows.module.scss'
import type { Look } from './ViewChoice'

type Props = {
  label: string
  /** Where one can choose how they are drawn. */
  look?: Look
  /** The page before is still shown. */
  isStale: boolean
  page: number
  pages: number
  onPage: (page: number) => void
  children: ReactNode
}

/** The lines of a list and its pages; another page is read from its top. */
export function Rows({ label, look, isStale, page, pages, onPage, children }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const turn = (to: number) => {
    onPage(to)
    window.scrollTo({ top: 0 })
    list.current?.focus()
  }
  return (
    <>
      <ul
        ref={list}
        className={styles.rows}
        aria-label={label}
        aria-busy={isStale}
        data-look={look}
        data-stale={isStale || undefined}
        tabIndex={-1}
      >
        {children}
      </ul>
      <Pager page={page} pages={pages} onPage={turn} />
    </>
  )
}
