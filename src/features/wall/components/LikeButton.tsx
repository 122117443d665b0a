'use client'

import { useState, type SubmitEvent } from 'react'

import { Icon } from '@/ui/Icon'
import { postJson } from '@/ui/post-json'

import { likeApi, postPath, signInTo } from '../model'
import { useOwn } from './Reader'
import styles from './Wall.module.scss'

/** « J’aime »: pressed at once, taken back where the server refuses. Without JavaScript it likes. */
export function LikeButton({ id, about }: { id: string; about: string }) {
  const own = useOwn()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isLiked = pressed ?? own?.liked.includes(id) ?? false

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    if (own && !own.isSignedIn) {
      window.location.assign(signInTo(postPath(id)))
      return
    }
    setBusy(true)
    setProblem('')
    setPressed(!isLiked)
    const { answer, error } = await postJson(likeApi(id), { liked: !isLiked })
    setBusy(false)
    if (answer) return
    setPressed(isLiked)
    setProblem(error)
  }

  return (
    <>
      <form action={likeApi(id)} method="post" onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="liked" value="oui" />
        <button
          type="submit"
          className={styles.like}
          aria-pressed={isLiked}
          aria-label={`J’aime\u00a0: ${about}`}
        >
          <Icon name="heart" size={20} />
          J’aime
        </button>
      </form>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
