'use client'

import { useEffect, type FormEvent } from 'react'

import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { postJson } from '@/ui/post-json'
import { toast } from '@/ui/toasts'

import { followApi } from '../model'
import styles from './FollowButton.module.scss'
import { useFollows } from './use-follows'

type Props = { shelter: { id: string; slug: string; name: string; city: string } }

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
 * « Suivre ce refuge »: a plain form, that leads whoever is not signed in to where they can be, and
 * does what they wanted once they come back.
 */
export function FollowButton({ shelter }: Props) {
  const { isSignedIn, data, mutate } = useFollows()
  const follows = data?.follows
  const isFollowed = Boolean(follows?.some(({ shelterId }) => shelterId === shelter.id))

  const set = async (follow: boolean) => {
    const others = (follows ?? []).filter(({ shelterId }) => shelterId !== shelter.id)
    const { id: shelterId, slug, name, city } = shelter
    const own = { shelterId, slug, name, city, createdAt: new Date().toISOString() }
    void mutate({ follows: follow ? [...others, own] : others }, { revalidate: false })
    const { error } = await postJson(followApi(slug), { follow })
    if (!error) {
      const text = follow
        ? `Vous suivez ${name}\u00a0: ses actualités vous seront annoncées.`
        : `Vous ne suivez plus ${name}.`
      return toast({ text, tone: 'success' })
    }
    void mutate(data, { revalidate: false })
    toast({ text: error, tone: 'destructive' })
  }

  const isKnown = Boolean(follows)
  useEffect(() => {
    if (!isKnown) return
    const asked = wanted()
    if (asked === shelter.id && !isFollowed) void set(true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known what is followed
  }, [isKnown])

  const press = (event: FormEvent) => {
    if (!isSignedIn) return void wanted(shelter.id)
    if (!isKnown) return
    event.preventDefault()
    void set(!isFollowed)
  }

  return (
    <form className={styles.form} action={followApi(shelter.slug)} method="post" onSubmit={press}>
      <input type="hidden" name="follow" value={isFollowed ? 'non' : 'oui'} />
      <Button type="submit" look="outline" aria-pressed={isSignedIn ? isFollowed : undefined}>
        <Icon name={isFollowed ? 'check' : 'heart'} size={20} />
        {isFollowed ? 'Refuge suivi' : 'Suivre ce refuge'}
      </Button>
    </form>
  )
}
