'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useRef, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { ListPage } from '@/ui/AdminList/ListPage'
import { ListStates } from '@/ui/AdminList/ListStates'
import { Rows } from '@/ui/AdminList/Rows'
import { UndoBar, type Undoable } from '@/ui/AdminList/UndoBar'
import { useSelection } from '@/ui/AdminList/use-selection'
import { useListAddress } from '@/ui/AdminList/use-list-address'
import { useRead } from '@/ui/api/use-read'
import { Icon } from '@/ui/Icon'

import type { TeamAnimal, TeamAnimals } from '../view'
import { AnimalFilters } from './AnimalFilters'
import { AnimalItem } from './AnimalItem'
import { AnimalSelection } from './AnimalSelection'
import { BinDialog } from './BinDialog'
import { IMPORT_PATH } from './import/path'
import { animalList, exportAddress, isFiltered, listAddress, type Whose } from './query'
import { StatusDialog, type Step } from './StatusDialog'
import { useView } from './use-view'
import { words } from './words.fr'

/** The animals of a shelter, or of all of them (`null`): found, marked, moved on. */
export function AnimalsScreen({ shelter }: { shelter: Whose }) {
  const { view, setView, change } = useListAddress(animalList)
  const [look, setLook] = useView()
  const [step, setStep] = useState<Step | null>(null)
  const [binning, setBinning] = useState<TeamAnimal | null>(null)
  const [undo, setUndo] = useState<Undoable | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const { config } = useConfig()
  const base = `${config.routes.admin}/collections/animals`
  const read = useRead<TeamAnimals>(listAddress(shelter, view))
  const { answer, error, isLoading, refresh, patch } = read
  const rows = answer?.data ?? []
  const { total = 0, pages = 0 } = answer?.pagination ?? {}
  const selection = useSelection(rows)

  const changed = (animal: TeamAnimal, said: Undoable) => {
    patch((before) => ({
      ...before,
      data: before.data.map((row) => (row.id === animal.id ? animal : row)),
    }))
    setUndo(said)
    // Its tab and its chips count anew.
    void refresh()
  }
  const moved = (animal: TeamAnimal, said: Undoable) => {
    setStep(null)
    setBinning(null)
    setUndo(said)
    void refresh().then(() =>
      requestAnimationFrame(() => {
        // A line that is gone gives the focus to its list.
        const line = root.current?.querySelector<HTMLElement>(`[data-animal="${animal.id}"] a`)
        const list = root.current?.querySelector<HTMLElement>('ul[tabindex="-1"]')
        ;(line ?? list)?.focus()
      }),
    )
  }
  return (
    <div ref={root}>
      <ListPage
        title={words.title}
        about={!isLoading && !error && words.count(total)}
        actions={
          <div className={buttons.group} data-actions="">
            {total > 0 && (
              <button
                type="button"
                className={buttons.plain}
                aria-pressed={selection.chosen !== null}
                title={words.select}
                onClick={selection.chosen ? selection.stop : selection.start}
              >
                <Icon name="check-circle" size={20} />
                <span>{words.select}</span>
              </button>
            )}
            {total > 0 && (
              <a
                className={buttons.plain}
                href={exportAddress(shelter, view)}
                download
                title={words.exportHint}
              >
                <Icon name="download" size={20} />
                <span>{words.export}</span>
              </a>
            )}
            {shelter !== null && (
              <Link
                className={buttons.plain}
                href={IMPORT_PATH}
                prefetch={false}
                title={words.importHint}
              >
                <Icon name="upload" size={20} />
                <span>{words.import}</span>
              </Link>
            )}
            <Link className={buttons.plain} href={`${base}/trash`} prefetch={false}>
              <Icon name="trash" size={20} />
              <span>{words.bin}</span>
            </Link>
            <Link className={buttons.primary} href={`${base}/create`} prefetch={false}>
              <Icon name="plus" size={20} />
              {words.add}
            </Link>
          </div>
        }
      >
        <AnimalFilters
          view={view}
          onChange={change}
          counts={answer?.counts}
          look={look}
          onLook={setLook}
        />
        <ListStates
          words={view.tab === 'here' ? words : { ...words, ...words.emptyPart }}
          icon="paw"
          read={read}
          isEmpty={rows.length === 0}
          isFiltered={isFiltered(view)}
          onShowAll={() => setView({ ...animalList.usual, tab: view.tab, sort: view.sort })}
          next={view.tab === 'here' ? { label: words.add, href: `${base}/create` } : undefined}
        >
          <Rows
            label={words.rows}
            look={look}
            isStale={isLoading}
            page={view.page}
            pages={pages}
            onPage={(page) => change({ page }, true)}
          >
            {rows.map((row) => (
              <AnimalItem
                key={row.id}
                animal={row}
                look={look}
                isOfPlatform={shelter === null}
                onChanged={changed}
                onStep={setStep}
                onAdded={(said) => {
                  setUndo(said)
                  void refresh()
                }}
                onBin={setBinning}
                choice={
                  selection.chosen && {
                    isChosen: selection.chosen.has(row.id),
                    onPress: (isRange) => selection.press(row.id, isRange),
                  }
                }
              />
            ))}
          </Rows>
        </ListStates>
        <AnimalSelection
          selection={selection}
          onDone={(said) => {
            const { undo: takeBack } = said ?? {}
            const undoing =
              takeBack &&
              (async () => {
                const refusal = await takeBack()
                // Some of them may be back all the same.
                if (refusal) void refresh()
                return refusal
              })
            if (said) setUndo({ ...said, undo: undoing })
            void refresh()
          }}
        />
      </ListPage>
      {binning && <BinDialog animal={binning} onClose={() => setBinning(null)} onBinned={moved} />}
      {step && <StatusDialog {...step} onClose={() => setStep(null)} onMoved={moved} />}
      <UndoBar
        undoable={undo}
        onEnd={(isUndone) => {
          setUndo(null)
          if (isUndone) void refresh()
        }}
      />
    </div>
  )
}
