'use client'

import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'

import type { MenuNode } from '@/features/pages/model'

import styles from './ShelterMenu.module.scss'

type Props = { home: string; shelterId: string; menu: MenuNode[] }

type OwnShelters = { shelters: Array<{ id: string; canViewAdmin?: boolean }> }

const fetchOwn = async (path: string): Promise<OwnShelters> => {
  const response = await fetch(path, { credentials: 'include' })
  return response.ok ? ((await response.json()) as OwnShelters) : { shelters: [] }
}

/** « Administration » belongs to the team alone, so it is asked for after the page has loaded. */
function useCanAdminister(shelterId: string): boolean {
  const { data } = useSWR('/api/user/shelters', fetchOwn, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return Boolean(data?.shelters?.some(({ id, canViewAdmin }) => id === shelterId && canViewAdmin))
}

/** The pages of the shelter: drop-downs on a wide screen, a panel on a phone. */
export function ShelterMenu({ home, shelterId, menu }: Props) {
  const canAdminister = useCanAdminister(shelterId)
  const [openGroup, setOpenGroup] = useState<string | null>(null)
  const nav = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const close = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      const isOutside = event.type === 'click' && !nav.current?.contains(event.target as Node)
      if (!isEscape && !isOutside) return
      if (isEscape) nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      setOpenGroup(null)
    }
    document.addEventListener('click', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

  const admin = canAdminister ? `/shelter/${shelterId}/admin` : null

  return (
    <>
      <nav ref={nav} className={styles.wide} aria-label="Menu du refuge">
        <ul>
          {menu.map((node) => (
            <li key={node.id}>
              {node.children.length === 0 ? (
                <a href={`${home}/${node.slug}`}>{node.title}</a>
              ) : (
                <>
                  <button
                    type="button"
                    aria-expanded={openGroup === node.id}
                    aria-controls={`menu-${node.id}`}
                    onClick={() => setOpenGroup(openGroup === node.id ? null : node.id)}
                  >
                    {node.title}
                    <span className={styles.arrow} aria-hidden="true" />
                  </button>
                  <div
                    id={`menu-${node.id}`}
                    className={styles.group}
                    hidden={openGroup !== node.id}
                  >
                    <Branch home={home} nodes={[{ ...node, children: [] }, ...node.children]} />
                  </div>
                </>
              )}
            </li>
          ))}
          {admin && (
            <li>
              <a className={styles.admin} href={admin}>
                Administration
              </a>
            </li>
          )}
        </ul>
      </nav>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        onClick={() => panel.current?.showModal()}
      >
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </button>
      <dialog ref={panel} className={styles.panel} aria-label="Menu du refuge">
        <button type="button" className={styles.close} onClick={() => panel.current?.close()}>
          Fermer
        </button>
        <nav aria-label="Menu du refuge">
          <a className={styles.first} href={home}>
            Accueil du refuge
          </a>
          <Branch home={home} nodes={menu} />
          {admin && (
            <a className={styles.first} href={admin}>
              Administration
            </a>
          )}
        </nav>
      </dialog>
      <noscript>
        <nav aria-label="Menu du refuge">
          <Branch home={home} nodes={menu} />
        </nav>
      </noscript>
    </>
  )
}

function Branch({ home, nodes }: { home: string; nodes: MenuNode[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <a href={`${home}/${node.slug}`}>{node.title}</a>
          {node.children.length > 0 && <Branch home={home} nodes={node.children} />}
        </li>
      ))}
    </ul>
  )
}
