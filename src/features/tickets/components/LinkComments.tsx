'use client'

import { COMMENTS_API } from '../model'
import type { Answered } from '../session'
import type { CommentView } from '../view'
import type { CommentActs } from './acts'
import { CommentsPanel } from './CommentsPanel'

type Props = {
  ticketId: string
  timezone: string
  token: string
  initial: readonly CommentView[]
  isClosed: boolean
  problem: string | null
}

/** Asks the API with the link; what went wrong is said as an action says it. */
async function ask<T>(method: string, path: string, body: object): Promise<Answered<T>> {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { data: T; error: string }
  return response.ok
    ? { success: true, data: answer.data }
    : { success: false, status: response.status, error: answer.error }
}

/** The comments of a ticket for whoever has the link of the person who asked. */
export function LinkComments(props: Props) {
  const { ticketId, timezone, token, initial, isClosed, problem } = props
  const create = (content: string) => ask<CommentView>('POST', COMMENTS_API, { token, content })
  const own: CommentActs = {
    change: (id, content) => ask('PATCH', `${COMMENTS_API}/${id}`, { token, content }),
    remove: (id) => ask('DELETE', `${COMMENTS_API}/${id}`, { token }),
  }
  return (
    <CommentsPanel
      ticketId={ticketId}
      timezone={timezone}
      initial={initial}
      isTeam={false}
      isClosed={isClosed}
      create={create}
      own={own}
      plain={{ action: COMMENTS_API, token, problem }}
    />
  )
}
