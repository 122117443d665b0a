'use client'

import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { TeamList } from '@/ui/AdminList/TeamList'
import { Icon } from '@/ui/Icon'

import type { TeamMember } from '../view'
import { DisplayDialog } from './DisplayDialog'
import { Invitations } from './Invitations'
import { InviteDialog } from './InviteDialog'
import { LeaveDialog } from './LeaveDialog'
import { MemberItem, type Question } from './MemberItem'
import { teamAddress, teamList } from './query'
import { RemoveDialog } from './RemoveDialog'
import { RoleDialog } from './RoleDialog'
import { TeamFilters } from './TeamFilters'
import { useInvitations } from './use-invitations'
import { words } from './words.fr'

/** The team of a shelter: who is in it and as what, who was asked to join, who goes. */
export function TeamScreen({ shelter }: { shelter: string }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isInviting, setInviting] = useState(false)
  const invitations = useInvitations(shelter)
  const close = () => setQuestion(null)
  return (
    <TeamList
      collection="users"
      words={words}
      icon="users"
      params={teamList}
      address={(view) => teamAddress(shelter, view)}
      isFiltered={({ search, role }) => Boolean(search.trim() || role)}
      main={
        <button type="button" className={buttons.primary} onClick={() => setInviting(true)}>
          <Icon name="plus" size={20} />
          {words.add}
        </button>
      }
      filters={({ view, onChange }, answer) => (
        <>
          <Invitations {...invitations} />
          <TeamFilters view={view} onChange={onChange} counts={answer?.counts.roles} />
        </>
      )}
      item={(member) => (
        <MemberItem
          key={member.id}
          member={member}
          onAsk={(kind) => setQuestion({ kind, member })}
        />
      )}
      dialogs={({ changed, moved }, answer) => {
        const tools = { shelter, onClose: close }
        const told = (member: TeamMember, text: string) => {
          close()
          changed(member, { text })
        }
        return (
          <>
            {isInviting && (
              <InviteDialog onClose={() => setInviting(false)} onInvite={invitations.invite} />
            )}
            {question?.kind === 'role' && (
              <RoleDialog {...tools} member={question.member} onChanged={told} />
            )}
            {question?.kind === 'display' && (
              <DisplayDialog
                {...tools}
                member={question.member}
                titles={answer?.titles ?? []}
                onChanged={told}
              />
            )}
            {question?.kind === 'remove' && (
              <RemoveDialog
                {...tools}
                member={question.member}
                onRemoved={(member, text) => {
                  close()
                  moved(member, { text })
                }}
              />
            )}
            {question?.kind === 'leave' && <LeaveDialog {...tools} />}
          </>
        )
      }}
    />
  )
}
