'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { useWrite } from '@/ui/api/use-write'
import { Check } from '@/ui/editing/Check'

import type { Team, TeamMember } from '../view'
import { MEMBER } from './query'
import { words } from './words.fr'

type Props = {
  /** Its id. */
  shelter: string
  member: TeamMember
  /** Those that can be given here. */
  titles: Team['titles']
  onClose: () => void
  /** @param text what was done, in a line */
  onChanged: (member: TeamMember, text: string) => void
}

/** What the site shows of somebody: whether they stand there, and as what. */
export function DisplayDialog({ shelter, member, titles, onClose, onChanged }: Props) {
  const { id, name } = member
  const { config } = useConfig()
  const { write, refusal, isBusy } = useWrite()
  const [title, setTitle] = useState(member.title?.id ?? '')
  const [showOnSite, setShown] = useState(member.showOnSite)
  const save = async () => {
    const outcome = await write('PATCH', MEMBER, {
      params: { shelterId: shelter, userId: id },
      body: { title: title || null, showOnSite },
    })
    if (!outcome || outcome.refusal) return
    onChanged(outcome.data, words.displayDone(name))
  }
  return (
    <ActionDialog
      isSheet
      title={words.displayTitle(name)}
      about={words.displayAbout}
      onClose={onClose}
      refusal={refusal && (Object.values(refusal.fields)[0] ?? refusal.sentence)}
      action={words.save}
      busy={words.saving}
      isBusy={isBusy}
      onAction={save}
    >
      <Check
        label={words.showOnSite}
        hint={words.showHint}
        checked={showOnSite}
        onChange={setShown}
      />
      <AdminField label={words.titleLabel} hint={words.titleHint}>
        {(described) => (
          <select {...described} value={title} onChange={({ target }) => setTitle(target.value)}>
            <option value="">{words.noTitle}</option>
            {titles.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        )}
      </AdminField>
      <p>
        <a href={`${config.routes.admin}/collections/roles`}>{words.manageTitles}</a>
      </p>
    </ActionDialog>
  )
}
