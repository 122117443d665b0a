'use client'

import { followApi } from '../model'
import { FollowForm } from './FollowForm'
import { useFollows } from './use-follows'

type Props = { shelter: { id: string; slug: string; name: string; city: string } }

/** « Suivre ce refuge ». */
export function FollowButton({ shelter: { id, slug, name, city } }: Props) {
  const { isSignedIn, data, put } = useFollows()
  const follows = data?.follows
  const show = (isFollowed: boolean) => {
    const others = (follows ?? []).filter(({ shelterId }) => shelterId !== id)
    const own = { shelterId: id, slug, name, city, createdAt: new Date().toISOString() }
    const next = { people: [], ...data, follows: isFollowed ? [...others, own] : others }
    put(next)
    return () => put(data)
  }
  return (
    <FollowForm
      id={id}
      path={followApi(slug)}
      isSignedIn={isSignedIn}
      isFollowed={follows?.some(({ shelterId }) => shelterId === id)}
      labels={{ follow: 'Suivre ce refuge', followed: 'Refuge suivi' }}
      words={{
        follow: `Vous suivez ${name}\u00a0: ses actualités vous seront annoncées.`,
        unfollow: `Vous ne suivez plus ${name}.`,
      }}
      show={show}
    />
  )
}
