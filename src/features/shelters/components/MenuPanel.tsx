'use client'

import { useRef } from 'react'

import type { MenuNode } from '../menu.model'
import { MenuBranch } from './MenuBranch'
import styles from './MenuPanel.module.scss'
import { MenuReports } from './MenuReports'

type Props = {
  home: string
  menu: readonly MenuNode[]
  /** Address of the administration, for the team alone. */
  admin: string | null
  current: string | null
}

/** The menu of a phone: a panel that slides in and holds the page still. */
export function MenuPanel({ home, menu, admin, current }: Props) {
  const panel = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        onClick={() => panel.current?.showModal()}
      >
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </button>
      {/* A dialog closes on Escape by itself; a press beside it closes it too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key */}
      <dialog
        ref={panel}
        className={styles.panel}
        aria-label="Menu du refuge"
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.close()
        }}
      >
        <div className={styles.inside}>
          <button type="button" className={styles.close} onClick={() => panel.current?.close()}>
            Fermer
          </button>
          <nav aria-label="Menu du refuge">
            <a href={home} aria-current={current === home ? 'page' : undefined}>
              Accueil du refuge
            </a>
            <MenuBranch nodes={menu} home={home} current={current} />
            {admin && <a href={admin}>Administration</a>}
          </nav>
          <MenuReports />
        </div>
      </dialog>
    </>
  )
}
