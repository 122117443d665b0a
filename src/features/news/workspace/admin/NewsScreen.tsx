'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { BatchActions } from '@/ui/AdminList/BatchActions'
import { ListPage } from '@/ui/AdminList/ListPage'
import { ListStates } from '@/ui/AdminList/ListStates'
import { Rows } from '@/ui/AdminList/Rows'
import { SelectButton } from '@/ui/AdminList/SelectButton'
import { UndoBar, type Undoable } from '@/ui/AdminList/UndoBar'
import { useListAddress } from '@/ui/AdminList/use-list-address'
import { useRowChanges } from '@/ui/AdminList/use-row-changes'
import { useSelection } from '@/ui/AdminList/use-selection'
import { useRead } from '@/ui/api/use-read'
import { Icon } from '@/ui/Icon'
import { rememberedChoice } from '@/ui/remembered-choice'

import type { TeamArticle, TeamNews } from '../view'
import { ArticleItem } from './ArticleItem'
import { BATCH_ACTIONS } from './batch-actions'
import { BinDialog } from './BinDialog'
import { NewsFilters } from './NewsFilters'
import { listAddress, newsList } from './query'
import { StepDialog, type Step } from './StepDialog'
import { words } from './words.fr'

const useLook = rememberedChoice('patte-blanche:actualites:affichage', 'table', 'cards', 'compact')

/** The articles of a shelter, or of all of them (`null`): found, published, pinned, put away. */
export function NewsScreen({ shelter }: { shelter: string | null }) {
  const { view, setView } = useListAddress(newsList.read, newsList.write)
  const [look, setLook] = useLook()
  const [step, setStep] = useState<Step | null>(null)
  const [binning, setBinning] = useState<TeamArticle | null>(null)
  const { config } = useConfig()
  const base = `${config.routes.admin}/collections/news`
  const read = useRead<TeamNews>(listAddress(shelter, view))
  const { answer, error, isLoading } = read
  const rows = answer?.data ?? []
  const { total = 0, pages = 0 } = answer?.pagination ?? {}
  const selection = useSelection(rows)
  const { root, undo, changed, moved, done, ended } = useRowChanges<TeamArticle, TeamNews>(read)
  const away = (article: TeamArticle, said: Undoable) => {
    setStep(null)
    setBinning(null)
    moved(article, said)
  }
  return (
    <div ref={root}>
      <ListPage
        title={words.title}
        about={!isLoading && !error && words.count(total)}
        actions={
          <div className={buttons.group} data-actions="">
            {total > 0 && <SelectButton label={words.select} selection={selection} />}
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
        <NewsFilters
          view={view}
          onView={setView}
          counts={answer?.counts}
          look={look}
          onLook={setLook}
        />
        <ListStates
          words={words}
          icon="edit"
          read={read}
          isEmpty={rows.length === 0}
          isFiltered={Boolean(view.search.trim() || view.status || view.kind)}
          onShowAll={() => setView({ ...newsList.usual, sort: view.sort })}
          next={{ label: words.add, href: `${base}/create` }}
        >
          <Rows
            label={words.rows}
            look={look}
            isStale={isLoading}
            page={view.page}
            pages={pages}
            onPage={(page) => setView({ ...view, page }, true)}
          >
            {rows.map((row) => (
              <ArticleItem
                key={row.id}
                article={row}
                look={look}
                isOfPlatform={shelter === null}
                onChanged={changed}
                onStep={setStep}
                onBin={setBinning}
                choice={selection.choiceOf}
              />
            ))}
          </Rows>
        </ListStates>
        <BatchActions
          selection={selection}
          actions={BATCH_ACTIONS}
          nameOf={({ title }) => title}
          chosen={words.chosen}
          onDone={done}
        />
      </ListPage>
      {binning && <BinDialog article={binning} onClose={() => setBinning(null)} onBinned={away} />}
      {step && <StepDialog {...step} onClose={() => setStep(null)} onMoved={away} />}
      <UndoBar undoable={undo} onEnd={ended} />
    </div>
  )
}
