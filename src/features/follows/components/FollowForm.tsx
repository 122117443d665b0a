'use client'

import { useEffect, type FormEvent } from 'react'

import { Button } from '@/ui/Button'
import { LineIcon } from '@/ui/LineIcon'
import { CHECK } from '@/ui/paths/check'
import { HEART } from '@/ui/paths/heart'
import { postJson } from '@/ui/post-json'
import { toast } from '@/ui/toasts'

import styles from './FollowForm.module.scss'

type Props = {
  /** Of what is followed. */
  id: string
  /** Where the form is sent. */
  path: string
  isSignedIn: boolean
  /** Undefined until it is known. */
  isFollowed: boolean | undefined
  labels: { follow: string; followed: string }
  /** Said once it is done. */
  words: { follow: string; unfollow: string }
  /** Shows what it will be, at once; gives back how to show what it was. */
  show: (isFollowed: boolean) => () => void
}

/** What somebody wanted who had to sign in first. */
const WANTED = 'patte-blanche.follow'

function wanted(next?: string): string | null {
  try {
    const before = sessionStorage.getItem(WANTED)
    if (next === undefined) sessionStorage.removeItem(WANTED)
    else sessionStorage.setItem(WANTED, next)
    return before
  } catch {
    return null
  }
}

/**
 * « Suivre »: a plain form, that leads whoever is not signed in to where they can be, and does what
 * they wanted once they come back.
 */
export function FollowForm(props: Props) {
  const { id, path, isSignedIn, isFollowed, labels, words, show } = props

  const set = async (follow: boolean) => {
    const takeBack = show(follow)
    const { error } = await postJson(path, { follow })
    if (!error) return toast({ text: follow ? words.follow : words.unfollow, tone: 'success' })
    takeBack()
    toast({ text: error, tone: 'destructive' })
  }

  const isKnown = isFollowed !== undefined
  useEffect(() => {
    if (!isKnown) return
    if (wanted() === id && !isFollowed) void set(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is known what is followed
  }, [isKnown])

  const press = (event: FormEvent) => {
    if (!isSignedIn) return void wanted(id)
    if (!isKnown) return
    event.preventDefault()
    void set(!isFollowed)
  }

  return (
    <form className={styles.form} action={path} method="post" onSubmit={press}>
      <input type="hidden" name="follow" value={isFollowed ? 'non' : 'oui'} />
      <Button type="submit" look="outline" aria-pressed={isSignedIn ? isFollowed : undefined}>
        <LineIcon paths={isFollowed ? CHECK : HEART} size={20} />
        {isFollowed ? labels.followed : labels.follow}
      </Button>
    </form>
  )
}
