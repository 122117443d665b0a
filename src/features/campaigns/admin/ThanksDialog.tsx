'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { isLate, send } from '@/ui/api/client'
import { useRead } from '@/ui/api/use-read'
import { useWrite } from '@/ui/api/use-write'

import type { TeamCampaign } from '../view'
import { words } from './words.fr'

type Props = {
  campaign: TeamCampaign
  /** @param isStale the name was gone already */
  onClose: (isStale: boolean) => void
  onDone: () => void
}

/** Takes a name off the wall of thanks: what anybody typed stands on a page of the shelter. */
export function ThanksDialog({ campaign, onClose, onDone }: Props) {
  const { run, refusal, isBusy } = useWrite()
  const { answer, error } = useRead('/api/campaigns/{id}/thanks', { params: { id: campaign.id } })
  const [chosen, setChosen] = useState('')
  const form = useId()
  const names = answer?.data ?? []
  const donationId = chosen || names[0]?.donationId
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!donationId) return
    const outcome = await run(() =>
      send('DELETE', '/api/campaigns/{id}/thanks/{donationId}', {
        params: { id: campaign.id, donationId },
      }),
    )
    if (outcome && !outcome.refusal) onDone()
  }
  return (
    <ActionDialog
      title={words.thanksTitle}
      about={`${campaign.title}. ${words.thanksAbout}`}
      action={words.thanksTakeDown}
      busy={words.saving}
      refusal={refusal?.sentence ?? error?.message}
      isBusy={isBusy}
      isDanger
      form={form}
      onClose={() => onClose(isLate(refusal))}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <AdminField label={words.thanksName}>
          {(control) => (
            <select
              {...control}
              value={donationId ?? ''}
              onChange={({ target }) => setChosen(target.value)}
            >
              {names.map((each) => (
                <option key={each.donationId} value={each.donationId}>
                  {each.name}
                </option>
              ))}
            </select>
          )}
        </AdminField>
      </form>
    </ActionDialog>
  )
}
