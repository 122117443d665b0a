import type { ReactNode } from 'react'

import { ToolChoice } from '@/ui/AdminList/ToolChoice'

import type { DeskShelter } from '../desk/access'
import { words } from './words.fr'

export type NamedShelter = Pick<DeskShelter, 'id' | 'name'>

/** What a part of a shelter is given. */
export type TeamPart = {
  shelter: NamedShelter
  shelters: readonly NamedShelter[]
  onShelter: (id: string) => void
  tabs: ReactNode
}

/** Which of one's shelters it is about, for those who have several. */
export function ShelterChoice({ shelter, shelters, onShelter }: Omit<TeamPart, 'tabs'>) {
  if (shelters.length < 2) return null
  return (
    <ToolChoice
      label={words.shelter}
      value={shelter.id}
      options={shelters.map(({ id, name }) => [id, name] as const)}
      onChange={onShelter}
    />
  )
}
