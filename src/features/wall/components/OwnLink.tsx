'use client'

import { commentPath, editPath } from '../model'
import { useOwn } from './Reader'

type Props = { kind: 'post' | 'comment'; id: string; about: string }

/** The way to change what the reader wrote; nothing for anybody else. */
export function OwnLink({ kind, id, about }: Props) {
  const own = useOwn()
  const ids = kind === 'post' ? own?.posts : own?.comments
  if (!ids?.includes(id)) return null
  const href = kind === 'post' ? editPath(id) : `${commentPath(id)}/modifier`
  return (
    <a href={href} aria-label={`Modifier ou supprimer\u00a0: ${about}`}>
      Modifier
    </a>
  )
}
