import type { ReactNode } from 'react'

import type { Picture } from '@/features/media/queries'
import { townLabel } from '@/platform/geo/model'
import { frenchSpaces } from '@/platform/html/french'
import { ButtonLink } from '@/ui/Button'
import { Static } from '@/ui/Static'
import { untilItComes } from '@/ui/until-it-comes'

import { SHELTER_TYPE_LABELS } from '../model'
import type { PublicShelter } from '../queries'
import { shelterInitials } from './initials'
import { OpenNow } from './OpenNow'
import styles from './ShelterHero.module.scss'
import { telephone } from './ShelterContact'

type Props = {
  shelter: PublicShelter
  /** « 36 animaux », or nothing when none waits. */
  animals: string | null
  /** The way back to the platform. */
  trail: ReactNode
  /** A picture of the shelter that the page below does not show yet. */
  picture: Picture | undefined
  /** The way to give on line; the page that says how to give otherwise. */
  give?: ReactNode
  /** The way to follow it. */
  follow?: ReactNode
  /** How many people follow it, in words. */
  followers?: string | null
}

/** What a visitor looks for first: who this is, whether it is open, whom there is to meet. */
export function ShelterHero({ shelter, animals, trail, picture, give, follow, followers }: Props) {
  const { name, shortDescription, openingHours, timezone, slug, phone, acceptsDonations } = shelter
  const { shelterType, isVerified, city, department } = shelter
  const place = townLabel(city, department)
  return (
    <div className={styles.hero}>
      {!picture && (
        <span className={styles.initials} aria-hidden="true">
          {shelterInitials(name)}
        </span>
      )}
      {picture && (
        <Static isBare>
          <img
            className={styles.picture}
            style={untilItComes(picture.colours)}
            src={picture.url}
            srcSet={picture.srcSet || undefined}
            sizes="(width >= 900px) 50vw, 100vw"
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            fetchPriority="high"
          />
        </Static>
      )}
      <div className={styles.inner} data-picture={Boolean(picture)}>
        <div className={styles.words}>
          <div className={styles.trail}>{trail}</div>
          <Static isBare>
            <p className={styles.kind}>
              {[shelterType && SHELTER_TYPE_LABELS[shelterType], place].filter(Boolean).join(' · ')}
              {isVerified && <span className={styles.verified}>Vérifié</span>}
            </p>
            <h1>{name}</h1>
            {shortDescription && <p className={styles.lead}>{frenchSpaces(shortDescription)}</p>}
          </Static>
          {openingHours.length > 0 && (
            <OpenNow
              hours={openingHours}
              exceptions={shelter.openingExceptions}
              timezone={timezone}
            />
          )}
          <div className={styles.actions}>
            {animals ? (
              <ButtonLink className={styles.first} href={`/shelter/${slug}/animals`}>
                {`Rencontrer nos ${animals}`}
              </ButtonLink>
            ) : (
              <ButtonLink className={styles.first} href={`/shelter/${slug}/contact`}>
                Nous contacter
              </ButtonLink>
            )}
            {acceptsDonations &&
              (give ?? (
                <ButtonLink look="outline" href={`/shelter/${slug}/donate`}>
                  Faire un don
                </ButtonLink>
              ))}
            {phone && (
              <ButtonLink look="outline" href={telephone(phone)}>
                Appeler
              </ButtonLink>
            )}
          </div>
          {follow && (
            <div className={styles.follow}>
              {follow}
              {followers && <p>{followers}</p>}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
