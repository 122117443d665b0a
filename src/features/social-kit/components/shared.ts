import type { Kind } from '../model'

/** What is shared: an animal or an article of a shelter, by ids, and what people call it. */
export type Shared = { kind: Kind; id: string; shelter: string; name: string }

/** Where its kit is, as the routes name it. */
export const KIT = '/api/shelter/{shelterId}/social-kit/{kind}/{subjectId}'

/** The names in that address. */
export const namesOf = ({ kind, id, shelter }: Shared) => ({
  shelterId: shelter,
  kind,
  subjectId: id,
})
