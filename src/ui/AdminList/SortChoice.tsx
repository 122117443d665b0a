'use client'

import { ToolChoice } from './ToolChoice'

type Props<Sort extends string> = {
  label: string
  /** The orders that have a name. */
  sorts: Readonly<Record<Sort, { label: string }>>
  chosen: Sort
  onChoose: (sort: Sort) => void
}

/** In which order a list is read, in the line of its toolbar. */
export function SortChoice<Sort extends string>({ label, sorts, chosen, onChoose }: Props<Sort>) {
  const keys = Object.keys(sorts) as Sort[]
  return (
    <ToolChoice
      label={label}
      value={chosen}
      options={keys.map((sort) => [sort, sorts[sort].label] as const)}
      onChange={(value) => onChoose(keys.find((sort) => sort === value) ?? chosen)}
    />
  )
}
