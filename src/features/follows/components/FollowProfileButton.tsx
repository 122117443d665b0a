'use client'

import { useSession } from '@/ui/api/use-session'
import { OWN_PROFILE_PATH } from '@/features/profiles/model'
import { ButtonLink } from '@/ui/Button'

import { followProfileApi } from '../model'
import { FollowForm } from './FollowForm'
import { useFollows } from './use-follows'

type Props = { userId: string; name: string; photo: string | null }

/** « Suivre » a profile; its owner is led to where it is changed. */
export function FollowProfileButton({ userId, name, photo }: Props) {
  const user = useSession()
  const { isSignedIn, data, put } = useFollows()
  if (user?.id === userId)
    return (
      <ButtonLink look="outline" href={OWN_PROFILE_PATH}>
        Modifier mon profil
      </ButtonLink>
    )
  const people = data?.people
  const show = (isFollowed: boolean) => {
    const others = (people ?? []).filter((each) => each.userId !== userId)
    const next = isFollowed ? [...others, { userId, name, photo }] : others
    put({ follows: [], ...data, people: next })
    return () => put(data)
  }
  return (
    <FollowForm
      id={userId}
      path={followProfileApi(userId)}
      isSignedIn={isSignedIn}
      isFollowed={people?.some((each) => each.userId === userId)}
      labels={{ follow: 'Suivre', followed: 'Profil suivi' }}
      words={{
        follow: `Vous suivez ${name}. Vous retrouvez son profil dans vos favoris.`,
        unfollow: `Vous ne suivez plus ${name}.`,
      }}
      show={show}
    />
  )
}
