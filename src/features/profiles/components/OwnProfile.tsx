import type { FormState } from '@/features/accounts/components/own/forms'
import { Section } from '@/features/accounts/components/own/Section'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'

import { PARTS, profilePath, type Profile } from '../model'
import { PhotoForm } from './PhotoForm'
import styles from './Profile.module.scss'
import { ProfileForm } from './ProfileForm'

type Props = {
  userId: string
  profile: Profile
  /** How many people follow it, in words; null for few. */
  followed: string | null
  /** Each form as it came back, without JavaScript. */
  form: FormState
  photo: FormState
}

/** What others see of a person, if they want. */
export function OwnProfile({ userId, profile, followed, form, photo }: Props) {
  const { isPublic, withdrawnFor } = profile
  return (
    <div className={styles.parts}>
      {withdrawnFor ? (
        <Banner tone="warning" title="Votre profil a été retiré">
          <p className={styles.reason}>{withdrawnFor}</p>
          <p>Corrigez-le, puis montrez-le de nouveau.</p>
        </Banner>
      ) : isPublic ? (
        <Banner
          tone="success"
          title="Votre profil est visible par tous"
          action={
            <ButtonLink look="outline" href={profilePath(userId)}>
              Voir mon profil
            </ButtonLink>
          }
        >
          {followed ? `${followed}.` : 'Vous pouvez donner son adresse à qui vous voulez.'}
        </Banner>
      ) : (
        <Banner tone="info" title="Vous seul voyez votre profil">
          Pour le montrer, cochez «&nbsp;Montrer mon profil&nbsp;» et enregistrez.
        </Banner>
      )}
      <Section id={PARTS.photo} title="Votre photo">
        <PhotoForm
          name={profile.shownName}
          photo={profile.photo}
          done={photo.done}
          problem={Object.values(photo.errors)[0] ?? photo.problem?.error}
        />
      </Section>
      <Section id={PARTS.profile} title="Ce que les autres lisent">
        <ProfileForm profile={profile} {...form} />
      </Section>
    </div>
  )
}
