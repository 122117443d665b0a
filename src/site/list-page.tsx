import type { ReactElement, ReactNode } from 'react'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import { PageBanner } from '@/ui/PageBanner'
import { Pagination } from '@/ui/Pagination'
import { Static } from '@/ui/Static'

import styles from './list-page.module.scss'
import page from './page.module.scss'

type Props = {
  title: string
  lead: string
  /** Where the page stands, when it is not right under the home page. */
  trail?: ReadonlyArray<{ label: string; href?: string }>
  /** What else one can do: links, a figure. */
  ways?: ReactNode
  /** What was just done. */
  done?: ReactNode
  /** The form that searches the list. */
  search: ReactNode
  /** How many there are: « 12 promenades », « Aucune promenade ». */
  count: string
  /** What is said instead of an empty list; null when there is something. */
  empty: ReactElement | null
  /** Beside the list on a wide screen, before it on a phone. */
  map?: ReactNode
  /** The list. */
  cards: ReactNode
  pages: { page: number; pages: number; href: (page: number) => string }
  /** What comes under the list: parts with a title. */
  children?: ReactNode
}

/** A list around a place: its head, its search, what was found, its pages, and what helps. */
export function ListPage({ title, lead, trail, pages, map, ...parts }: Props) {
  const list = (
    <>
      {parts.cards}
      <Pagination {...pages} label="Pages de la liste" />
    </>
  )
  return (
    <PageFrame>
      <div className={page.page}>
        <PageBanner
          variant="gradient"
          origin={env.publicUrl}
          trail={trail ?? [{ label: title }]}
          title={title}
          lead={lead}
        />
        {parts.ways && <div className={page.ways}>{parts.ways}</div>}
        {parts.done}
        {parts.search}
        <h2 className={styles.count}>
          <span role="status">{parts.count}</span>
        </h2>
        {parts.empty ??
          (map ? (
            <div className={styles.results}>
              <div className={styles.map}>{map}</div>
              <div>{list}</div>
            </div>
          ) : (
            list
          ))}
        {parts.children}
      </div>
    </PageFrame>
  )
}

/** Cards side by side, each in its `<li>`. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <Static as="ul" className={page.cards}>
    {children}
  </Static>
)

type PartProps = { id: string; title: string; children: ReactNode }

/** A part of the page under its list. */
export const ListPart = ({ id, title, children }: PartProps) => (
  <section className={styles.after} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)
