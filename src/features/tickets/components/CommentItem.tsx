'use client'

import { useId, useState } from 'react'

import { CharactersLeft } from '@/ui/CharactersLeft'

import { TICKET_MAX } from '../model'
import type { CommentView } from '../view'
import type { CommentActs } from './acts'
import styles from './Comments.module.scss'
import { momentLabel } from './moment'

type Props = {
  comment: CommentView
  /** IANA name of the clocks of the shelter. */
  timezone: string
  isTeam: boolean
  acts: CommentActs
  onChanged: (comment: CommentView) => void
  onRemoved: (id: string) => void
  /** The server knows more than this screen. */
  onStale: () => void
}

const FAILED = 'Une erreur est survenue. Réessayez dans un instant.'

/** One comment: who, when, what; and for its author the way to change or remove it. */
export function CommentItem(props: Props) {
  const { comment, timezone, isTeam, acts, onChanged, onRemoved, onStale } = props
  const { id, content, isInternal, createdAt, updatedAt, user, fromTeam, isMine } = comment
  const [mode, setMode] = useState<'read' | 'edit' | 'remove'>('read')
  const [error, setError] = useState<string | null>(null)

  const change = async (text: string) => {
    setError(null)
    const answer = await acts.change(id, text).catch(() => null)
    if (answer?.success) {
      onChanged(answer.data)
      return setMode('read')
    }
    setError(answer?.error ?? FAILED)
  }
  const remove = async () => {
    setError(null)
    const answer = await acts.remove(id).catch(() => null)
    if (answer?.success) return onRemoved(id)
    setError(answer?.error ?? FAILED)
    if (answer?.status === 404) onStale()
  }

  return (
    <li
      className={styles.comment}
      data-internal={isInternal || undefined}
      data-team={fromTeam || undefined}
    >
      <p className={styles.who}>
        {user.avatar && <img src={user.avatar} alt="" width={28} height={28} />}
        <strong>{isMine ? `${user.name} (vous)` : user.name}</strong>
        {user.isSuperAdmin && <span className={styles.badge}>Admin</span>}
        {fromTeam && !isTeam && <span className={styles.badge}>Refuge</span>}
        {isInternal && (
          <span className={styles.badge} data-tone="internal">
            Interne
          </span>
        )}
        {isTeam && user.email && <a href={`mailto:${user.email}`}>{user.email}</a>}
        <span className={styles.when}>
          <time dateTime={createdAt}>{momentLabel(timezone, createdAt)}</time>
          {updatedAt !== createdAt && ' · modifié'}
        </span>
      </p>
      {mode === 'edit' ? (
        <EditForm content={content} onSave={change} onCancel={() => setMode('read')} />
      ) : (
        <p className={styles.text}>{content}</p>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {mode === 'read' && (comment.canEdit || comment.canDelete) && (
        <p className={styles.tools}>
          {comment.canEdit && (
            <button type="button" onClick={() => setMode('edit')}>
              Modifier
            </button>
          )}
          {comment.canDelete && (
            <button type="button" onClick={() => setMode('remove')}>
              Supprimer
            </button>
          )}
        </p>
      )}
      {mode === 'remove' && (
        <p className={styles.tools}>
          <span>Supprimer ce commentaire{'\u00a0'}?</span>
          <button type="button" onClick={() => void remove()}>
            Oui, supprimer
          </button>
          <button type="button" onClick={() => setMode('read')}>
            Annuler
          </button>
        </p>
      )}
    </li>
  )
}

type EditProps = {
  content: string
  onSave: (content: string) => Promise<void>
  onCancel: () => void
}

function EditForm({ content, onSave, onCancel }: EditProps) {
  const [text, setText] = useState(content)
  const id = useId()
  return (
    <div className={styles.form}>
      <label htmlFor={id}>Modifier le commentaire</label>
      <textarea
        id={id}
        rows={4}
        maxLength={TICKET_MAX.comment}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <CharactersLeft length={text.length} max={TICKET_MAX.comment} />
      <p className={styles.tools}>
        <button
          type="button"
          aria-disabled={text.trim() === ''}
          onClick={() => text.trim() !== '' && void onSave(text)}
        >
          Enregistrer
        </button>
        <button type="button" onClick={onCancel}>
          Annuler
        </button>
      </p>
    </div>
  )
}
