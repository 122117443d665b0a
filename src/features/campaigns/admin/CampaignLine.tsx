'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'

import { euros } from '@/platform/money/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark, type MarkTone } from '@/ui/AdminList/StatusMark'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { addressOf } from '@/ui/api/address'
import { send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'
import { MoreMenu, type MoreItem } from '@/ui/editing/MoreMenu'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icon-paths'

import {
  actsOf,
  campaignPath,
  COLLECTION,
  datesWords,
  donorsWords,
  STATUS_LABELS,
  undoOf,
  type Act,
  type Status,
} from '../model'
import type { TeamCampaign } from '../view'
import { ACT_WORDS, DONE_WORDS, words } from './words.fr'

const TONES: Readonly<Record<Status, MarkTone | undefined>> = {
  DRAFT: 'wait',
  PUBLISHED: 'good',
  ENDED: 'care',
  ARCHIVED: undefined,
}

/** Takes an act back. @returns the sentence of a refusal */
export async function takeBack(act: Act, id: string, updatedAt: string): Promise<string | null> {
  const outcome = await send('POST', `/api/campaigns/{id}/${undoOf(act)}`, {
    params: { id },
    body: { updatedAt },
  })
  return outcome.refusal?.sentence ?? null
}

type Props = {
  row: TeamCampaign
  isOfPlatform: boolean
  onEnd: () => void
  onThanks: () => void
  onDone: (said: Undoable) => void
}

/** A campaign, what it received, and what its team does with it. */
export function CampaignLine({ row, isOfPlatform, onEnd, onThanks, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const router = useRouter()
  const { id, slug, status, title, shelter, updatedAt, receivedCents, donors, gifts, report } = row
  const image = row.pictures[0]?.card ?? null
  // What somebody gave for is ended, never taken back: the server would refuse.
  const acts = actsOf(status).filter((act) => act !== 'unpublish' || gifts === 0)
  const sheet = `/admin/collections/${COLLECTION}/${id}`
  const needsReport = status === 'ENDED' && !report
  const press = async (act: Act) => {
    const outcome = await write('POST', `/api/campaigns/{id}/${act}`, {
      params: { id },
      body: { updatedAt },
    })
    if (outcome?.refusal?.kind === 'conflict') return onDone({ text: outcome.refusal.sentence })
    if (!outcome || outcome.refusal) return
    const after = outcome.data.updatedAt
    onDone({ text: DONE_WORDS[act], undo: () => takeBack(act, id, after) })
  }
  const looks: Array<MoreItem<IconName>> = [
    { icon: 'edit', label: words.edit, onSelect: () => router.push(sheet) },
  ]
  if (status === 'PUBLISHED' || status === 'ENDED') {
    const page = campaignPath(slug)
    const look = () => void window.open(page, '_blank')
    looks.push({ icon: 'external', label: words.seeOnSite, onSelect: look })
  }
  const gives: Array<MoreItem<IconName>> = []
  if (row.thanks > 0) gives.push({ icon: 'heart', label: words.thanks, onSelect: onThanks })
  if (row.seesDonors && gifts > 0) {
    const list = `/admin/collections/donations?campaign=${id}`
    const file = addressOf('/api/shelter/{shelterId}/donations/export', {
      params: { shelterId: shelter.id },
      query: { campaign: id },
    })
    gives.push(
      { icon: 'list', label: words.donors, onSelect: () => router.push(list) },
      { icon: 'download', label: words.donorsFile, onSelect: () => window.location.assign(file) },
    )
  }
  return (
    <PictureLine
      id={id}
      look="table"
      href={sheet}
      title={title}
      picture={{ image, card: image, icon: 'heart' }}
      facts={[
        isOfPlatform && shelter.name,
        datesWords(row),
        gifts > 0 ? `${euros(receivedCents)} reçus` : words.nothingYet,
        gifts > 0 && donorsWords(donors),
      ].filter((fact): fact is string => Boolean(fact))}
      isBusy={isBusy}
      refusal={refusal && { sentence: refusal.sentence }}
      states={
        <>
          <StatusMark tone={TONES[status]}>{STATUS_LABELS[status]}</StatusMark>
          {needsReport && <StatusMark tone="wait">{words.noReport}</StatusMark>}
        </>
      }
    >
      {needsReport && (
        <Link className={buttons.primary} href={sheet} prefetch={false}>
          {words.writeReport}
        </Link>
      )}
      {acts.map((act) => (
        <button
          key={act}
          type="button"
          className={act === 'publish' ? buttons.primary : buttons.plain}
          aria-disabled={isBusy || undefined}
          onClick={() => (act === 'end' ? onEnd() : void press(act))}
        >
          {ACT_WORDS[act]}
        </button>
      ))}
      <MoreMenu
        label={words.more(title)}
        id={id}
        Icon={Icon}
        groups={[looks, gives].filter((group) => group.length > 0)}
      />
    </PictureLine>
  )
}
