'use client'

import { useEffect, useRef } from 'react'

import { FAVOURITES_LINK } from '../favourites-link.model'
import { GIVE_LINK, MENU_GROUPS } from '../model'
import { AccountLinks } from './AccountLinks'
import { NavigationIcon } from './NavigationIcon'
import styles from './PhonePanel.module.scss'
import { ReportLinks } from './ReportLinks'
import { useSession } from '@/ui/api/use-session'

type Props = { isOpen: boolean; onClose: () => void }

/** The menu of a phone: a panel that slides in, keeps the focus and holds the page still. */
export function PhonePanel({ isOpen, onClose }: Props) {
  const panel = useRef<HTMLDialogElement>(null)
  const user = useSession()

  useEffect(() => {
    const dialog = panel.current
    if (!dialog) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])

  useEffect(() => {
    // A wide screen has its own menu; « Back » finds the page without its panel.
    const wide = window.matchMedia('(width >= 1024px)')
    const close = () => panel.current?.close()
    wide.addEventListener('change', close)
    window.addEventListener('pagehide', close)
    return () => {
      wide.removeEventListener('change', close)
      window.removeEventListener('pagehide', close)
    }
  }, [])

  return (
    // A dialog closes on Escape by itself; a press beside it, and on a link in it, closes it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key
    <dialog
      ref={panel}
      className={styles.panel}
      aria-label="Menu"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        const isLink = target instanceof Element && target.closest('a')
        if (target === currentTarget || isLink) currentTarget.close()
      }}
    >
      <div className={styles.inside}>
        <div className={styles.top}>
          <p className={styles.title}>Menu</p>
          <button type="button" className={styles.close} onClick={() => panel.current?.close()}>
            Fermer
          </button>
        </div>
        <nav aria-label="Menu principal">
          {MENU_GROUPS.map(({ id, label, entries }, at) => (
            <details key={id} name="menu-telephone" className={styles.group} open={at === 0}>
              <summary className={styles.name}>
                {label}
                <span className={styles.arrow} aria-hidden="true" />
              </summary>
              <ul className={styles.entries}>
                {entries.map(({ href, label: name, icon }) => (
                  <li key={href}>
                    <a className={styles.link} href={href}>
                      <span className={styles.icon}>
                        <NavigationIcon name={icon} size={22} />
                      </span>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <p className={styles.ways}>
          <a className={styles.give} href={GIVE_LINK.href}>
            {GIVE_LINK.label}
          </a>
          <a className={styles.give} href={FAVOURITES_LINK.href}>
            <NavigationIcon name="heart" size={20} />
            {FAVOURITES_LINK.label}
          </a>
        </p>
        <ReportLinks />
        <AccountLinks user={user} />
      </div>
    </dialog>
  )
}
