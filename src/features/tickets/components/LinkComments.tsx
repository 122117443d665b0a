'use client'

import type { Answered } from '../session'
import type { CommentView } from '../view'
import { CommentsPanel } from './CommentsPanel'

type Props = {
  ticketId: string
  token: string
  initial: readonly CommentView[]
  isClosed: boolean
  problem: string | null
}

const ACTION = '/api/tickets/comments'

/** The comments of a ticket for whoever has the link of the person who asked. */
export function LinkComments({ ticketId, token, initial, isClosed, problem }: Props) {
  const create = async (content: string): Promise<Answered<CommentView>> => {
    const response = await fetch(ACTION, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, content }),
    })
    const answer = (await response.json()) as { data: CommentView; error: string }
    return response.ok
      ? { success: true, data: answer.data }
      : { success: false, status: response.status, error: answer.error }
  }
  return (
    <CommentsPanel
      ticketId={ticketId}
      initial={initial}
      isTeam={false}
      isClosed={isClosed}
      create={create}
      plain={{ action: ACTION, token, problem }}
    />
  )
}
