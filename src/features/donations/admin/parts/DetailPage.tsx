'use client'

import type { ReactNode } from 'react'

import { LoadError } from '@/ui/AdminList/Notices'
import { StatusMark, type MarkTone } from '@/ui/AdminList/StatusMark'
import { useTrail } from '@/ui/AdminList/use-trail'

import { BackLink } from './BackLink'
import styles from './Detail.module.scss'

type Props = {
  /** Where it is one of many. */
  list: { title: string; href: string; back: string }
  loading: string
  read: { error: Error | undefined; refresh: () => unknown }
  /** Once it is read. */
  head: { title: string; status: string; tone: MarkTone | undefined; when: string } | null
  children: ReactNode
}

/** The screen of one thing of giving: the way back, its name, its state, then all that is known. */
export function DetailPage({ list, loading, read, head, children }: Props) {
  const { title, href, back } = list
  useTrail({ label: title, url: href })
  return (
    <div className={styles.screen}>
      <BackLink href={href} label={back} />
      {head && (
        <>
          <header className={styles.header}>
            <h1>{head.title}</h1>
            <p>
              <StatusMark tone={head.tone}>{head.status}</StatusMark> {head.when}
            </p>
          </header>
          {children}
        </>
      )}
      {!head && read.error && (
        <LoadError sentence={read.error.message} onRetry={() => void read.refresh()} />
      )}
      {!head && !read.error && <p role="status">{loading}</p>}
    </div>
  )
}
