'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { Button } from '@/ui/Button'
import { LineIcon } from '@/ui/LineIcon'
import { FILTER } from '@/ui/paths/filter'
import { useOpening } from '@/ui/use-opening'

import type { Wanted } from '../../list/query.model'
import { VIEW_PARAMETER } from '../address'
import { useCatalogue } from './CatalogueShell'
import { earlyChoices } from './early-choices'
import { FilterFields, type LostPlace, type Offered } from './FilterFields'
import styles from './FilterPanel.module.scss'
import { isBesideList, loadSheet } from './load-sheet'
import { FORM, OPEN } from './results'

export type FilterPanelProps = {
  offered: Offered
  lost?: LostPlace
  /** Filters that are on. */
  count: number
  total: number
}

/**
 * The filters beside the list, where each change acts at once; on a phone, in a sheet that a
 * button under the thumb opens. Without JavaScript, a form.
 */
export function FilterPanel({ offered, lost, count, total }: FilterPanelProps) {
  const { place, wanted, view, ask } = useCatalogue()
  const [isOpen, setOpen] = useState(false)
  const [sheet, sheetCame] = useOpening(loadSheet)
  const panel = useRef<HTMLDetailsElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // Beside the list the style shows it from the first; this says so to those who do not see it.
  useEffect(() => {
    if (panel.current && isBesideList()) panel.current.open = true
  }, [])
  // What was written and chosen before the page came alive is one question, not two.
  const early = useRef<Wanted | null>({})
  const change = (next: Wanted) => {
    if (!early.current) return ask(next)
    // Each field tells of its own words, beside what the page came with.
    const told = Object.entries(next).filter(
      ([name, value]) => value !== wanted[name as keyof Wanted],
    )
    early.current = { ...early.current, ...Object.fromEntries(told) }
  }
  const catchUp = useEffectEvent(() => {
    if (!early.current) return
    // A field in which somebody wrote has told of it by now.
    const all = { ...early.current, ...(form.current && earlyChoices(form.current)) }
    early.current = null
    if (Object.keys(all).length > 0) ask({ ...wanted, ...all })
  })
  useEffect(() => catchUp(), [])
  const words = count > 0 ? `Filtrer (${count})` : 'Filtrer'
  const fields = { offered, lost, isOfShelter: place.shelterId !== undefined }
  return (
    <>
      <details ref={panel} className={styles.panel}>
        <summary className={styles.summary}>
          <LineIcon paths={FILTER} size={20} />
          {words}
        </summary>
        <form
          ref={form}
          id={FORM}
          className={styles.form}
          action={place.path}
          method="get"
          // What the browser puts back after Back would be taken for a new choice.
          autoComplete="off"
          aria-label="Filtrer les animaux"
          onSubmit={(event) => event.preventDefault()}
        >
          <FilterFields {...fields} wanted={wanted} onChange={change} />
          {view !== 'grid' && <input type="hidden" name={VIEW_PARAMETER} value={view} />}
          <noscript>
            <Button type="submit">Voir les animaux</Button>
          </noscript>
        </form>
      </details>
      <div className={styles.thumb}>
        <button
          id={OPEN}
          type="button"
          className={styles.open}
          // Nothing to put in order: no other half of the bar.
          data-is-alone={total > 1 ? undefined : ''}
          aria-haspopup="dialog"
          onClick={() => void sheetCame().then(setOpen)}
        >
          <LineIcon paths={FILTER} size={20} />
          {words}
        </button>
      </div>
      {sheet && (
        <sheet.FilterSheet
          {...fields}
          isOpen={isOpen}
          total={total}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
