import { idOf } from '../../platform/access/model'
import { tags } from '../../platform/cache/tags'
import type { Membership } from './model'

type Person = { name?: string | null; memberships?: Membership[] | null }

/** What each shelter's site shows of a person, by shelter. */
function shownBy(person: Person | undefined): Map<string, string> {
  const shown = new Map<string, string>()
  for (const row of person?.memberships ?? []) {
    const shelter = idOf(row.shelter)
    if (!shelter || !row.showOnSite) continue
    const parts = [person?.name, row.role, idOf(row.title), idOf(row.photo)]
    shown.set(shelter, JSON.stringify(parts))
  }
  return shown
}

/** Tags of the teams in which what is shown of a person differs between two states. */
export function teamTagsChanged(before: Person | undefined, after: Person | undefined): string[] {
  const [old, next] = [shownBy(before), shownBy(after)]
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((shelter) => old.get(shelter) !== next.get(shelter))
    .map((shelter) => tags.shelterTeam(shelter))
}
