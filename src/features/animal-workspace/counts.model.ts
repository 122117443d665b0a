import type { AnimalStatus, Species } from '@/features/animals/model'

import type { AnimalKind } from './model'

/** How many animals of one state and one species there are, and of each kind among them. */
export type Group = {
  status: AnimalStatus
  species: Species
  total: number
} & Partial<Record<AnimalKind, number>>

type Asked = {
  status?: readonly AnimalStatus[] | undefined
  species?: Species | undefined
  kind?: AnimalKind | undefined
}

type Counts = {
  statuses: Partial<Record<AnimalStatus, number>>
  species: Partial<Record<Species, number>>
  kinds: Partial<Record<AnimalKind, number>>
  /** Of what was asked, all pages together. */
  total: number
}

/**
 * What each tab and each chip would show, from one count of everything that the search leaves: a
 * tab keeps the species, a species keeps tab and kind, a kind keeps tab and species.
 */
export function countsOf(
  groups: readonly Group[],
  { status, species, kind }: Asked,
  kinds: readonly AnimalKind[],
): Counts {
  const inTab = (group: Group) => !status || status.includes(group.status)
  const ofSpecies = (group: Group) => !species || group.species === species
  const sum = (wanted: readonly Group[], of: AnimalKind | 'total') =>
    wanted.reduce((all, group) => all + (group[of] ?? 0), 0)
  const shown = groups.filter((group) => inTab(group) && ofSpecies(group))
  const by = <Key extends 'status' | 'species'>(
    key: Key,
    wanted: Group[],
    of: AnimalKind | 'total',
  ) =>
    Object.fromEntries(
      [...new Set(wanted.map((group) => group[key]))].map((value) => [
        value,
        sum(
          wanted.filter((group) => group[key] === value),
          of,
        ),
      ]),
    ) as Partial<Record<Group[Key], number>>
  return {
    statuses: by('status', groups.filter(ofSpecies), 'total'),
    species: by('species', groups.filter(inTab), kind ?? 'total'),
    kinds: Object.fromEntries(kinds.map((each) => [each, sum(shown, each)])),
    total: sum(shown, kind ?? 'total'),
  }
}
