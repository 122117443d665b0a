'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { isShortGroup, type MenuNode } from '../menu.model'
import { MenuBranch } from './MenuBranch'
import { MenuPanel } from './MenuPanel'
import { MenuReports } from './MenuReports'
import styles from './ShelterMenu.module.scss'
import { useCanAdminister } from './use-can-administer'

type Props = { home: string; shelterId: string; menu: MenuNode[] }

/** Closes the open group on a click elsewhere and on Escape, which gives its button the focus. */
function useClosing(isOpen: boolean, close: () => void) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onClick = ({ target }: MouseEvent) => {
      if (!nav.current?.contains(target as Node)) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      close()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, close])
  return nav
}

/** The pages of the shelter: drop-downs on a wide screen, a panel on a phone. */
export function ShelterMenu({ home, shelterId, menu }: Props) {
  const [open, setOpen] = useState<string | null>(null)
  const [close] = useState(() => () => setOpen(null))
  const nav = useClosing(open !== null, close)
  const current = usePathname()
  const admin = useCanAdminister(shelterId) ? `/shelter/${shelterId}/admin` : null
  const hasBar = menu.length > 0 || admin !== null
  return (
    <>
      <nav ref={nav} className={styles.wide} hidden={!hasBar} aria-label="Menu du refuge">
        <ul className={styles.bar}>
          {menu.map(({ slug, title, children }) => {
            const href = `${home}/${slug}`
            if (children.length === 0) {
              return (
                <li key={slug}>
                  <a
                    className={styles.entry}
                    href={href}
                    aria-current={current === href ? 'page' : undefined}
                  >
                    {title}
                  </a>
                </li>
              )
            }
            const isOpen = open === slug
            const isShort = isShortGroup(children)
            return (
              <li key={slug} className={isShort ? styles.anchor : undefined}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-expanded={isOpen}
                  aria-controls={`menu-${slug}`}
                  onClick={() => setOpen(isOpen ? null : slug)}
                >
                  {title}
                  <span className={styles.arrow} aria-hidden="true" />
                </button>
                <div
                  id={`menu-${slug}`}
                  className={isShort ? `${styles.group} ${styles.short}` : styles.group}
                  hidden={!isOpen}
                >
                  <div className={styles.columns}>
                    <a
                      className={isShort ? undefined : styles.whole}
                      href={href}
                      aria-current={current === href ? 'page' : undefined}
                    >
                      {isShort ? 'Vue d’ensemble' : title}
                    </a>
                    <MenuBranch nodes={children} home={home} current={current} />
                  </div>
                  <MenuReports />
                </div>
              </li>
            )
          })}
          {admin && (
            <li>
              <a className={styles.admin} href={admin}>
                Administration
              </a>
            </li>
          )}
        </ul>
      </nav>
      <MenuPanel home={home} menu={menu} admin={admin} current={current} />
    </>
  )
}
