'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { ROLE_LABELS } from '@/platform/access/model'
import { plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { MoreMenu } from '@/ui/editing/MoreMenu'
import { Icon } from '@/ui/Icon'

import { PersonLine } from '../../admin/PersonLine'
import type { TeamMember } from '../view'
import { words } from './words.fr'

/** What is asked about somebody of the team. */
export type Question = { kind: 'role' | 'display' | 'remove' | 'leave'; member: TeamMember }

type Props = { member: TeamMember; onAsk: (kind: Question['kind']) => void }

/** Somebody of a team: their role is a press away, the rest in a menu. */
export function MemberItem({ member, onAsk }: Props) {
  const { id, name, email, image, role, title, showOnSite, lastVisit, isSelf, isLastAdmin } = member
  const { config } = useConfig()
  const router = useRouter()
  const label = ROLE_LABELS[role]
  return (
    <PersonLine
      {...{ id, name, email, image }}
      facts={[title?.name ?? null, lastVisit && words.lastVisit(plainDay(new Date(lastVisit)))]}
      marks={
        <>
          {isSelf && <StatusMark>{words.you}</StatusMark>}
          {showOnSite && <StatusMark tone="good">{words.onSite}</StatusMark>}
        </>
      }
    >
      <button
        type="button"
        className={buttons.plain}
        aria-label={words.roleOf(name, label)}
        onClick={() => onAsk('role')}
      >
        {label}
        <Icon name="chevron-down" size={18} />
      </button>
      <MoreMenu
        label={words.more(name)}
        id={id}
        Icon={Icon}
        groups={[
          [
            { icon: 'shield', label: words.changeRole, onSelect: () => onAsk('role') },
            { icon: 'eye', label: words.changeDisplay, onSelect: () => onAsk('display') },
            {
              icon: 'user',
              label: isSelf ? words.openSelf : words.openPerson,
              onSelect: () => router.push(`${config.routes.admin}/collections/users/${id}`),
            },
          ],
          [
            {
              icon: 'close',
              label: isSelf ? words.leave : words.remove,
              unable: isLastAdmin ? words.onlyAdmin : null,
              onSelect: () => onAsk(isSelf ? 'leave' : 'remove'),
            },
          ],
        ]}
      />
    </PersonLine>
  )
}
