'use client'

import { useState } from 'react'

import { deleteTicketComment, getTicketComments, updateTicketComment } from '../actions'
import { COMMENT_FAILED } from '../model'
import type { Answered } from '../session'
import type { CommentView } from '../view'
import type { CommentActs } from './acts'
import { CommentForm } from './CommentForm'
import { CommentItem } from './CommentItem'
import styles from './Comments.module.scss'

type Props = {
  ticketId: string
  /** IANA name of the clocks of the shelter. */
  timezone: string
  initial: readonly CommentView[]
  /** The team sees who wrote from where, and may keep a comment to itself. */
  isTeam: boolean
  isClosed: boolean
  /** Writes a comment by the action of whoever reads. */
  create: (content: string, isInternal: boolean) => Promise<Answered<CommentView>>
  /** How they change what they wrote; by the actions of their session where nothing is said. */
  own?: CommentActs
  /** Told after each write: the ticket may have moved. */
  onChange?: () => void
  /** For browsers without JavaScript: where the form goes, and the link that opens the ticket. */
  plain?: { action: string; token: string; problem: string | null }
}

const BY_SESSION: CommentActs = {
  change: (commentId, content) => updateTicketComment({ commentId, content }),
  remove: (id) => deleteTicketComment(id),
}

/** What was written under a ticket, oldest first, and the place to write more. */
export function CommentsPanel(props: Props) {
  const { ticketId, timezone, initial, isTeam, isClosed, create, own, onChange, plain } = props
  const [comments, setComments] = useState(initial)
  const [read, setRead] = useState(initial)
  // The page was read again: what it says now counts, and what is being typed stays.
  if (read !== initial) {
    setRead(initial)
    setComments(initial)
  }
  const [said, setSaid] = useState('')

  const add = async (content: string, isInternal: boolean): Promise<string | null> => {
    try {
      const answer = await create(content, isInternal)
      if (!answer.success) return answer.status < 500 ? answer.error : COMMENT_FAILED
      setComments((before) => [...before, answer.data])
      setSaid('Commentaire ajouté')
      onChange?.()
      return null
    } catch {
      return COMMENT_FAILED
    }
  }
  const replace = (changed: CommentView) => {
    setComments((before) => before.map((each) => (each.id === changed.id ? changed : each)))
    setSaid('Commentaire modifié')
  }
  const remove = (id: string) => {
    setComments((before) => before.filter((each) => each.id !== id))
    setSaid('Commentaire supprimé')
  }
  const refresh = async () => {
    const answer = await getTicketComments(ticketId).catch(() => null)
    if (answer?.success) setComments(answer.data)
  }

  return (
    <section className={styles.panel} aria-labelledby="commentaires">
      <h2 id="commentaires">Commentaires</h2>
      {comments.length === 0 ? (
        <p className={styles.none}>Personne n’a encore écrit.</p>
      ) : (
        <ol className={styles.list}>
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              timezone={timezone}
              isTeam={isTeam}
              acts={own ?? BY_SESSION}
              onChanged={replace}
              onRemoved={remove}
              onStale={() => void refresh()}
            />
          ))}
        </ol>
      )}
      <CommentForm isTeam={isTeam} isClosed={isClosed} onSend={add} plain={plain} />
      <p className={styles.hidden} role="status">
        {said}
      </p>
    </section>
  )
}
