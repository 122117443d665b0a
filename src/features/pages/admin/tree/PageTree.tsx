'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { counted } from '@/platform/french.model'
import { useTrail } from '@/ui/AdminList/use-trail'

import { stepPlace, treeRows, type Place, type Step } from '../../tree/model'
import type { ListedPage } from '../../tree/schema'
import controls from '@/ui/admin-buttons.module.scss'
import { MoveDialog } from './MoveMenu'
import { PageLine } from './PageLine'
import styles from './PageTree.module.scss'
import { LEVEL_PX, useDrag } from './use-drag'
import { useTree } from './use-tree'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

type TreeProps = {
  pages: ListedPage[]
  move: (page: ListedPage, place: Place) => Promise<void>
  say: (sentence: string) => void
}

function Tree({ pages, move, say }: TreeProps) {
  const rows = treeRows(pages)
  const [asked, setAsked] = useState<ListedPage | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const drag = useDrag({ rows, list, say, onDrop: (page, place) => void move(page, place) })
  const held = drag.drag
  const left = held ? drag.othersOf(held.page.id) : rows
  // The line that shows the place goes before the first of the other pages that are below it.
  const before = held ? left[held.gap]?.page.id : undefined

  const focusOn = (id: string, selector: string) =>
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-page="${CSS.escape(id)}"] ${selector}`)
        ?.focus(),
    )

  const onStep = (event: KeyboardEvent, page: ListedPage) => {
    const step = event.altKey ? STEPS[event.key] : undefined
    if (!step) return
    event.preventDefault()
    const found = stepPlace(pages, page.id, step)
    if ('refusal' in found) return say(`« ${page.title} » : ${found.refusal}`)
    void move(page, found.place)
    focusOn(page.id, 'button')
  }

  const mark = held && (
    <li
      key="place"
      className={styles.place}
      aria-hidden="true"
      style={{ '--indent': `${held.depth * LEVEL_PX}px` } as CSSProperties}
    />
  )
  return (
    <>
      <ul ref={list} className={styles.tree}>
        {rows.map((row) => [
          row.page.id === before ? mark : null,
          <li key={row.page.id} aria-label={`${row.page.title}, niveau ${row.depth + 1}`}>
            <PageLine
              row={row}
              isHeld={held?.page.id === row.page.id}
              onMenu={() => setAsked(row.page)}
              handle={{
                onPointerDown: (event) => drag.onPointerDown(row, event),
                onPointerMove: (event) => drag.onPointerMove(row, event),
                onPointerUp: drag.onPointerUp,
                onPointerCancel: drag.onPointerCancel,
                onBlur: drag.onBlur,
                onKeyDown: (event) => {
                  if (event.altKey) onStep(event, row.page)
                  else drag.onKeyDown(row, event)
                },
              }}
            />
          </li>,
        ])}
        {held && before === undefined && mark}
      </ul>
      {asked && (
        <MoveDialog
          page={asked}
          pages={pages}
          onMove={(place) => void move(asked, place)}
          onClose={() => {
            setAsked(null)
            focusOn(asked.id, 'button:last-of-type')
          }}
        />
      )}
    </>
  )
}

/** The pages of the shelter as its menu nests them: to open, to add, to move. */
export function PageTree() {
  useTrail({ label: 'Pages' })
  const shelter = useShelterInHand()
  const { config } = useConfig()
  const { pages, error, isLoading, retry, move, said, say } = useTree(shelter)
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const wanted = plain(search.trim())
  const found = treeRows(pages).filter(({ page }) =>
    plain(`${page.title} ${page.slug}`).includes(wanted),
  )
  const base = `${config.routes.admin}/collections/pages`
  const add = (
    <Link className={controls.primary} href={`${base}/create`} prefetch={false}>
      Nouvelle page
    </Link>
  )
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1 className={styles.title}>Pages</h1>
        {add}
        <p className={styles.hint}>
          Dans l’ordre du menu de votre site. Déplacez une page par sa poignée, ou avec Alt et les
          flèches.
        </p>
      </header>
      {shelter === null && <p>Choisissez un refuge pour voir ses pages.</p>}
      {isLoading && <p role="status">Chargement des pages…</p>}
      {error && (
        <div role="alert" className={styles.message}>
          <p>Les pages n’ont pas pu être chargées.</p>
          <button type="button" className={controls.plain} onClick={retry}>
            Réessayer
          </button>
        </div>
      )}
      {shelter !== null && !isLoading && !error && pages.length === 0 && (
        <div className={styles.message}>
          <p>Aucune page pour l’instant. La première peut partir d’un modèle déjà écrit.</p>
          {add}
        </div>
      )}
      {pages.length > 0 && (
        <>
          <label className={styles.search}>
            Chercher une page
            <input
              ref={field}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </label>
          {wanted === '' ? (
            <Tree pages={pages} move={move} say={say} />
          ) : (
            <>
              <p role="status">
                {found.length === 0
                  ? `Aucune page ne contient « ${search.trim()} ».`
                  : counted(found.length, 'page')}
              </p>
              <ul className={styles.tree}>
                {found.map((row) => (
                  <li key={row.page.id}>
                    <PageLine
                      row={{ ...row, depth: 0 }}
                      isHeld={false}
                      handle={null}
                      onMenu={null}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <p className={styles.links}>
        <Link className={controls.plain} href={`${base}?vue=tableau`} prefetch={false}>
          Voir en tableau
        </Link>
        <Link className={controls.plain} href={`${base}/trash`} prefetch={false}>
          Corbeille
        </Link>
      </p>
      <p role="status" className={styles.spoken}>
        {said}
      </p>
    </div>
  )
}
