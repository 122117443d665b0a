import { can, type Actor } from '@/platform/access/model'

/** A post that stands in the name of a shelter may have no author any more. */
type Whose = { authorId: string | null; shelterId: string | null }

/** What is said in the name of a shelter is in the hands of those who manage its news. */
export const mayWrite = (user: Actor, { authorId, shelterId }: Whose): boolean =>
  Boolean(user) &&
  (user?.id === authorId ? shelterId === null || can(user, 'manageNews', shelterId) : false)

/** Who takes a post away: whoever wrote it for themselves, or the team in whose name it stands. */
export const mayErase = (user: Actor, { authorId, shelterId }: Whose): boolean =>
  Boolean(user) && (shelterId === null ? user?.id === authorId : can(user, 'manageNews', shelterId))
