'use client'

import { useRef } from 'react'

import { send } from '@/ui/api/client'
import { ReasonDialog } from '@/ui/ReasonDialog'

import { MAX } from '../model'
import type { TeamCampaign } from '../view'
import { ACT_WORDS, words } from './words.fr'

type Props = {
  campaign: TeamCampaign
  onClose: (isStale: boolean) => void
  /** @param ended the campaign as it is then */
  onDone: (ended: TeamCampaign) => void
}

/** Ends a campaign, with what was done with the money if the team knows it already. */
export function EndDialog({ campaign, onClose, onDone }: Props) {
  const ended = useRef<TeamCampaign | null>(null)
  return (
    <ReasonDialog
      title={words.endTitle}
      about={`${campaign.title}. ${words.endAbout}`}
      action={ACT_WORDS.end}
      busy={words.saving}
      label={words.report}
      max={MAX.report}
      initial={campaign.report ?? ''}
      field="report"
      onSend={async (report) => {
        const outcome = await send('POST', '/api/campaigns/{id}/end', {
          params: { id: campaign.id },
          body: { updatedAt: campaign.updatedAt, ...(report.trim() && { report }) },
        })
        if (!outcome.refusal) ended.current = outcome.data
        return outcome
      }}
      onClose={onClose}
      onDone={() => ended.current && onDone(ended.current)}
    />
  )
}
