'use client'

import { useState } from 'react'

import { BinDialog } from '@/ui/AdminList/BinDialog'
import { TeamList } from '@/ui/AdminList/TeamList'
import { rememberedChoice } from '@/ui/remembered-choice'

import type { TeamArticle } from '../view'
import { ArticleItem } from './ArticleItem'
import { BATCH_ACTIONS } from './batch-actions'
import { binArticle, restoreArticle } from './bin'
import { NewsFilters } from './NewsFilters'
import { listAddress, newsList, type NewsView } from './query'
import { StepDialog, type Step } from './StepDialog'
import { words } from './words.fr'

const useLook = rememberedChoice('patte-blanche:actualites:affichage', 'table', 'cards', 'compact')

/** The articles of a shelter, or of all of them (`null`): found, published, pinned, put away. */
export function NewsScreen({ shelter }: { shelter: string | null }) {
  const [step, setStep] = useState<Step | null>(null)
  const [binning, setBinning] = useState<TeamArticle | null>(null)
  const close = () => {
    setStep(null)
    setBinning(null)
  }
  return (
    <TeamList
      collection="news"
      words={words}
      icon="edit"
      params={newsList}
      address={(view: NewsView) => listAddress(shelter, view)}
      look={useLook()}
      isFiltered={({ search, status, kind }) => Boolean(search.trim() || status || kind)}
      kept={({ sort }) => ({ sort })}
      filters={(tools, answer) => <NewsFilters {...tools} counts={answer?.counts} />}
      item={(article, { look, choice, changed }) => (
        <ArticleItem
          key={article.id}
          article={article}
          look={look}
          isOfPlatform={shelter === null}
          onChanged={changed}
          onStep={setStep}
          onBin={setBinning}
          choice={choice}
        />
      )}
      batch={{ actions: BATCH_ACTIONS, nameOf: ({ title }) => title }}
      dialogs={({ moved }) => {
        const away: typeof moved = (article, said) => {
          close()
          moved(article, said)
        }
        return (
          <>
            {binning && (
              <BinDialog
                bin={() => binArticle(binning)}
                restore={() => restoreArticle(binning)}
                title={words.binTitle(binning.title)}
                done={words.binned(binning.title)}
                onClose={close}
                onBinned={(said) => away(binning, said)}
              >
                <p>{words.binHint}</p>
              </BinDialog>
            )}
            {step && <StepDialog {...step} onClose={close} onMoved={away} />}
          </>
        )
      }}
    />
  )
}
