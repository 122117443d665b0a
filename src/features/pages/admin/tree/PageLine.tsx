'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import type { ComponentProps, CSSProperties } from 'react'

import { HOME_SLUG, PAGE_STATUS_LABELS } from '../../model'
import type { TreeRow } from '../../tree/model'
import type { ListedPage } from '../../tree/schema'
import controls from '@/ui/admin-buttons.module.scss'
import { LEVEL_PX } from './use-drag'
import styles from './PageTree.module.scss'

type Props = {
  row: TreeRow<ListedPage>
  isHeld: boolean
  /** Null where pages do not move: in the results of a search. */
  handle: ComponentProps<'button'> | null
  onMenu: (() => void) | null
}

const stateOf = ({ status, hasDraft }: ListedPage) =>
  hasDraft ? 'Publiée, brouillon en attente' : PAGE_STATUS_LABELS[status]

const menuOf = ({ isHomepage, visibleInMenu, status }: ListedPage) => {
  if (isHomepage) return 'Page d’accueil'
  if (!visibleInMenu) return 'Hors du menu'
  return status === 'PUBLISHED' ? 'Dans le menu' : 'Dans le menu une fois publiée'
}

/** One page of the tree: its handle, its name that opens it, where it stands. */
export function PageLine({ row, isHeld, handle, onMenu }: Props) {
  const { config } = useConfig()
  const { page, depth } = row
  return (
    <div
      className={styles.line}
      data-page={page.id}
      data-held={isHeld || undefined}
      style={{ '--indent': `${depth * LEVEL_PX}px` } as CSSProperties}
    >
      {handle && (
        <button
          type="button"
          className={styles.handle}
          aria-label={`Déplacer « ${page.title} »`}
          aria-pressed={isHeld}
          aria-disabled={page.isHomepage || undefined}
          {...handle}
        >
          <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
            <path d="M7 4h2v2H7zM11 4h2v2h-2zM7 9h2v2H7zM11 9h2v2h-2zM7 14h2v2H7zM11 14h2v2h-2z" />
          </svg>
        </button>
      )}
      <div className={styles.words}>
        <Link
          className={styles.name}
          href={`${config.routes.admin}/collections/pages/${page.id}`}
          prefetch={false}
        >
          {page.isHomepage && (
            <svg aria-hidden="true" width="18" height="18" viewBox="0 0 20 20" fill="currentColor">
              <path d="M10 2 1.5 9.5 3 11l1-.9V18h4.5v-5h3v5H16v-7.9l1 .9 1.5-1.5z" />
            </svg>
          )}
          {page.title || 'Sans titre'}
        </Link>
        <p className={styles.facts}>
          <span className={styles.state} data-status={page.hasDraft ? 'PENDING' : page.status}>
            {stateOf(page)}
          </span>
          <span>{menuOf(page)}</span>
          {page.slug !== HOME_SLUG && <span className={styles.address}>/{page.slug}</span>}
        </p>
      </div>
      {onMenu && !page.isHomepage && (
        <button
          type="button"
          className={controls.plain}
          aria-label={`Déplacer « ${page.title} » par un menu`}
          onClick={onMenu}
        >
          Déplacer…
        </button>
      )}
    </div>
  )
}
