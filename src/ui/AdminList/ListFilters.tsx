'use client'

import type { ComponentProps } from 'react'

import { StateFilters } from './StateFilters'
import { StateTabs, type StateTab } from './StateTabs'
import { ViewChoice, type Look } from './ViewChoice'

/** What every list with states and parts keeps in its address. */
type Shown = { search: string; sort: string; kind: string | null; page: number }

/** What a list hands to its filters. */
export type FilterTools<View> = {
  view: View
  /** Another question begins at the first page of its answers. */
  onChange: (what: Partial<View>) => void
  look: Look
  onLook: (look: Look) => void
}

type States<View extends Shown, Key extends string | null> = ComponentProps<
  typeof StateFilters<View, Key>
>

type Props<View extends Shown, Key extends string | null> = FilterTools<View> &
  Omit<States<View, Key>, 'words' | 'looks' | 'parts'> & {
    words: States<View, Key>['words'] & {
      view: string
      views: Readonly<Record<Look, string>>
      chips: string
    }
    /** What can be picked out of a state; those that would show nothing are left out. */
    kinds: ReadonlyArray<StateTab<NonNullable<View['kind']>>>
  }

/** Search, order and presentation; states and parts, each with what it would show. */
export function ListFilters<View extends Shown, Key extends string | null>({
  look,
  onLook,
  kinds: all,
  ...states
}: Props<View, Key>) {
  const { view, words } = states
  const set = (what: Partial<Shown>) => states.onChange(what as Partial<View>)
  const kinds = all.filter(({ key, count = 0 }) => key === view.kind || count > 0)
  return (
    <StateFilters<View, Key>
      {...states}
      looks={<ViewChoice label={words.view} names={words.views} chosen={look} onChoose={onLook} />}
      parts={
        kinds.length > 0 && (
          <StateTabs
            label={words.chips}
            isSmall
            tabs={kinds}
            chosen={view.kind}
            // Pressed again, a chip lets go.
            onChoose={(kind) => set({ kind: kind === view.kind ? null : kind })}
          />
        )
      }
    />
  )
}
