'use client'

import { useId, useState } from 'react'

import { AdminDialog } from '@/ui/AdminDialog'

import { refusalOf, stepPlace, treeRows, type Place, type Step } from '../../tree/model'
import type { ListedPage } from '../../tree/schema'
import controls from '@/ui/admin-buttons.module.scss'
import styles from './PageTree.module.scss'

const STEPS: ReadonlyArray<[Step, string]> = [
  ['up', 'Monter'],
  ['down', 'Descendre'],
  ['in', 'Mettre sous la page du dessus'],
  ['out', 'Sortir d’un niveau'],
]

type Props = {
  page: ListedPage
  pages: ListedPage[]
  onMove: (place: Place) => void
  onClose: () => void
}

/** Every place of a page without dragging it; what cannot be done says why. */
export function MoveDialog({ page, pages, onMove, onClose }: Props) {
  const id = useId()
  const rows = treeRows(pages)
  const here = rows.find((row) => row.page.id === page.id)
  const [parentId, setParentId] = useState(here?.parentId ?? null)
  const [index, setIndex] = useState(here?.index ?? 0)

  const sisters = rows.filter(
    (row) => row.parentId === parentId && row.page.id !== page.id && !row.page.isHomepage,
  )
  const go = (place: Place) => {
    onMove(place)
    onClose()
  }
  return (
    <AdminDialog
      title={`Déplacer «\u00a0${page.title}\u00a0»`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={controls.plain} onClick={onClose}>
            Annuler
          </button>
          <button
            type="button"
            className={controls.primary}
            onClick={() => go({ parentId, index: Math.min(index, sisters.length) })}
          >
            Déplacer
          </button>
        </>
      }
    >
      <ul className={styles.steps}>
        {STEPS.map(([step, label]) => {
          const found = stepPlace(pages, page.id, step)
          const why = 'refusal' in found ? found.refusal : null
          return (
            <li key={step}>
              <button
                type="button"
                className={controls.plain}
                aria-disabled={why !== null || undefined}
                onClick={() => {
                  if ('place' in found) go(found.place)
                }}
              >
                {label}
                {why && <span className={styles.why}> ({why})</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles.places}>
        <label htmlFor={`${id}-parent`}>Sous la page</label>
        <select
          id={`${id}-parent`}
          value={parentId ?? ''}
          onChange={({ target }) => {
            setParentId(target.value || null)
            setIndex(0)
          }}
        >
          <option value="">Aucune&nbsp;: au premier niveau</option>
          {rows
            .filter((row) => row.page.id !== page.id)
            .map((row) => {
              const why = refusalOf(pages, page.id, { parentId: row.page.id, index: 0 })
              return (
                <option key={row.page.id} value={row.page.id} disabled={why !== null}>
                  {'– '.repeat(row.depth)}
                  {row.page.title}
                  {why ? ` (${why})` : ''}
                </option>
              )
            })}
        </select>
        <label htmlFor={`${id}-index`}>Position</label>
        <select
          id={`${id}-index`}
          value={Math.min(index, sisters.length)}
          onChange={({ target }) => setIndex(Number(target.value))}
        >
          <option value={0}>En premier</option>
          {sisters.map((row, at) => (
            <option key={row.page.id} value={at + 1}>
              Après «&nbsp;{row.page.title}&nbsp;»
            </option>
          ))}
        </select>
      </div>
    </AdminDialog>
  )
}
