'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'

import buttons from '../admin-buttons.module.scss'
import type { Address } from '../api/address'
import { useReadAt } from '../api/use-read'
import { Icon } from '../Icon'
import type { IconName } from '../icon-paths'
import { BatchActions } from './BatchActions'
import type { ListParams } from './list-params'
import type { FilterTools } from './ListFilters'
import filters from './ListFilters.module.scss'
import { ListPage } from './ListPage'
import { ListStates } from './ListStates'
import { Rows } from './Rows'
import { SearchField } from './SearchField'
import { SelectButton } from './SelectButton'
import { Toolbar } from './Toolbar'
import { UndoBar } from './UndoBar'
import type { BatchAction } from './use-batch-actions'
import { useListAddress } from './use-list-address'
import { useRowChanges } from './use-row-changes'
import { useSelection, type ChoiceOf } from './use-selection'
import type { Look } from './ViewChoice'

/** What the API answers for a list. */
export type ListAnswer = {
  data: ReadonlyArray<{ id: string }>
  pagination: { total: number; pages: number }
}

/** What every list keeps in its address. */
type Shown = { search: string; page: number }

/** Longest search of a list that has no other filter, in characters. */
const SEARCH_MAX = 100
const LINES = ['table', () => undefined] as const
const isSearched = ({ search }: Shown): boolean => search.trim() !== ''

type Words = ComponentProps<typeof ListStates>['words'] & {
  title: string
  /** « 3 animaux » */
  count: (total: number) => string
  /** What the list is called for those who hear it. */
  rows: string
  /** Names the search, where the list has no other filters. */
  search?: string
  /** Of the links to Payload's form and to its bin, where its things are made there. */
  add?: string
  bin?: string
  /** Where several can be chosen at once. */
  select?: string
  /** « 3 animaux choisis » */
  chosen?: (count: number) => string
}

type RowOf<Answer extends ListAnswer> = Answer['data'][number]
type Changes<Answer extends ListAnswer> = Pick<
  ReturnType<typeof useRowChanges<RowOf<Answer>, Answer>>,
  'changed' | 'moved' | 'done'
>

type Props<Answer extends ListAnswer, View extends Shown> = {
  /** Slug of the collection, where its things are written in Payload's form. */
  collection?: string
  words: Words
  icon: IconName
  /** The state of the list in the address of its screen. */
  params: ListParams<View>
  /** Where the API answers that state. */
  address: (view: View) => Address<Answer>
  /** How the rows are drawn, where that is chosen; else as lines. */
  look?: readonly [Look, (look: Look) => void]
  /** What is said of an empty part of the list, where nothing is added. */
  emptyPart?: (view: View) => { empty: string; emptyHint: string } | null
  /** Is something left out of sight that « Tout effacer » shows again? A search is, at least. */
  isFiltered?: (view: View) => boolean
  /** What « Tout effacer » leaves as it is. */
  kept?: (view: View) => Partial<View>
  /** A search alone, unless there is more. */
  filters?: (tools: FilterTools<View>, answer: Answer | undefined) => ReactNode
  item: (row: RowOf<Answer>, tools: Changes<Answer> & { look: Look; choice: ChoiceOf }) => ReactNode
  /** Above the rows, while there are some: sums. */
  head?: (answer: Answer) => ReactNode
  /** What is done with several at once, and how one of them is then named. */
  batch?: {
    actions: ReadonlyArray<BatchAction<RowOf<Answer>>>
    nameOf: (row: RowOf<Answer>) => string
  }
  /** In the place of the links to Payload's form and to its bin: how its things come into being. */
  main?: ReactNode
  /** Where an empty list leads, in the place of Payload's form. */
  next?: { label: string; href: string } | undefined
  /** Beside « Sélectionner »: what else is done with the whole list. */
  actions?: (view: View, total: number) => ReactNode
  /** The questions that its rows ask. */
  dialogs?: (changes: Changes<Answer>, answer: Answer | undefined) => ReactNode
}

/** A list of what a team works with: found, shown, changed one by one or several at once. */
export function TeamList<Answer extends ListAnswer, View extends Shown>(
  props: Props<Answer, View>,
) {
  const { collection, words, icon, params, address, isFiltered = isSearched, batch } = props
  const { view, setView, change } = useListAddress(params)
  const part = props.emptyPart?.(view)
  const [look, onLook] = props.look ?? LINES
  const { config } = useConfig()
  const base = collection && !props.main && `${config.routes.admin}/collections/${collection}`
  const create =
    base && words.add && !part ? { label: words.add, href: `${base}/create` } : undefined
  const read = useReadAt(address(view))
  const { answer, error, isLoading } = read
  const rows = answer?.data ?? []
  const { total = 0, pages = 0 } = answer?.pagination ?? {}
  const selection = useSelection(rows)
  const { root, undo, ended, ...changes } = useRowChanges<RowOf<Answer>, Answer>(read)
  return (
    <div ref={root}>
      <ListPage
        title={words.title}
        about={!isLoading && !error && words.count(total)}
        actions={
          <div className={buttons.group} data-actions="">
            {batch && words.select && total > 0 && (
              <SelectButton label={words.select} selection={selection} />
            )}
            {props.actions?.(view, total)}
            {props.main}
            {base && (
              <>
                <Link className={buttons.plain} href={`${base}/trash`} prefetch={false}>
                  <Icon name="trash" size={20} />
                  <span>{words.bin}</span>
                </Link>
                <Link className={buttons.primary} href={`${base}/create`} prefetch={false}>
                  <Icon name="plus" size={20} />
                  {words.add}
                </Link>
              </>
            )}
          </div>
        }
      >
        {props.filters?.({ view, onChange: change, look, onLook }, answer) ?? (
          <div className={filters.filters}>
            <Toolbar>
              <SearchField
                label={words.search ?? words.title}
                maxLength={SEARCH_MAX}
                value={view.search}
                onSearch={(search) => change({ search } as Partial<View>)}
              />
            </Toolbar>
          </div>
        )}
        <ListStates
          words={part ? { ...words, ...part } : words}
          icon={icon}
          read={read}
          isEmpty={rows.length === 0}
          isFiltered={isFiltered(view)}
          onShowAll={() => setView({ ...params.usual, ...props.kept?.(view) })}
          next={props.next ?? create}
        >
          {answer && props.head?.(answer)}
          <Rows
            label={words.rows}
            look={look}
            isStale={isLoading}
            page={view.page}
            pages={pages}
            onPage={(page) => setView({ ...view, page }, true)}
          >
            {rows.map((row) => props.item(row, { ...changes, look, choice: selection.choiceOf }))}
          </Rows>
        </ListStates>
        {batch && words.chosen && (
          <BatchActions
            selection={selection}
            {...batch}
            chosen={words.chosen}
            onDone={changes.done}
          />
        )}
      </ListPage>
      {props.dialogs?.(changes, answer)}
      <UndoBar undoable={undo} onEnd={ended} />
    </div>
  )
}
