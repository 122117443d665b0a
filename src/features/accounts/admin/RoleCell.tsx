'use client'

import type { DefaultCellComponentProps } from 'payload'

import { idOf, ROLE_LABELS } from '@/platform/access/model'
import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

import type { Membership } from '../model'

/** What a person is in the team one looks at; without a shelter in hand, in each of theirs. */
export function RoleCell({ cellData }: DefaultCellComponentProps) {
  const shelter = useShelterInHand()
  const rows = Array.isArray(cellData) ? (cellData as Membership[]) : []
  const own = rows.filter((row) => idOf(row.shelter) === shelter)
  const labels = (own.length > 0 ? own : rows).map(({ role }) => ROLE_LABELS[role])
  return <span>{[...new Set(labels)].join(', ') || '—'}</span>
}
