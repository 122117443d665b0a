'use client'

import type { DefaultCellComponentProps } from 'payload'

import { idOf, ROLE_LABELS } from '@/platform/access/model'
import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

import { globalRoleLabel, type Membership } from '../model'

/**
 * What a person is in the team one looks at; without a shelter in hand, in each of theirs, and on
 * the platform for who is in none.
 */
export function RoleCell({ cellData, rowData }: DefaultCellComponentProps) {
  const shelter = useShelterInHand()
  const rows = Array.isArray(cellData) ? (cellData as Membership[]) : []
  const own = rows.filter((row) => idOf(row.shelter) === shelter)
  const labels = (own.length > 0 ? own : rows).map(({ role }) => ROLE_LABELS[role])
  const onPlatform = globalRoleLabel(
    (rowData as { isSuperAdmin?: boolean } | undefined)?.isSuperAdmin,
  )
  return <span>{[...new Set(labels)].join(', ') || onPlatform}</span>
}
