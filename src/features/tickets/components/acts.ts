import type { Answered } from '../session'
import type { CommentView } from '../view'

/** How whoever reads changes and removes what they wrote. */
export type CommentActs = {
  change: (id: string, content: string) => Promise<Answered<CommentView>>
  remove: (id: string) => Promise<Answered<unknown>>
}
