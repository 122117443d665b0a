import type { ReactNode } from 'react'

import type { PublicShelter } from '@/features/shelters/queries'
import { townLabel } from '@/platform/geo/model'
import { frenchSpaces } from '@/platform/html/french'
import { ButtonLink } from '@/ui/Button'
import { Static } from '@/ui/Static'

import { SPECIES_PLURALS } from '../catalogue/plurals'
import { FavouriteButton } from '../favourites/components/FavouriteButton'
import { breedLabel, SEX_LABELS, SPECIES_LABELS } from '../model'
import type { PublicAnimal } from '../queries'
import { feeLabel } from '../wording'
import { AdoptBar } from './AdoptBar'
import { Age } from './Age'
import { AdoptionSteps } from './AdoptionSteps'
import { AnimalBadge, FosterBadge } from './AnimalBadge'
import { AnimalFacts } from './AnimalFacts'
import { AnimalPhotos } from './AnimalPhotos'
import styles from './AnimalSheet.module.scss'
import { AnimalShelter } from './AnimalShelter'
import { AnimalStory } from './AnimalStory'
import { Compatibilities } from './Compatibilities'
import { LegalNotice } from './LegalNotice'
import { SexIcon } from './SexIcon'
import { ShareRowIsland } from './ShareRowIsland'
import { Waiting } from './Waiting'

type Companion = {
  id: string
  name: string
  /** Path of its page. */
  href: string
}

/** What is asked, in cents, and what that comprises; null for what nobody wrote. */
type AskedFee = { cents: number | null; includes: string | null }

type Props = {
  animal: PublicAnimal
  fee: AskedFee
  shelter: PublicShelter
  /** Those who leave together with it. */
  companions: readonly Companion[]
  /** Whole address of the page, for whoever shares it. */
  url: string
  /** The list of those of its species that wait. */
  waitingHref: string
  /** The way to ask for it online; the shelter's card otherwise. */
  apply?: ReactNode
  /** Beside the card of the shelter: the way to sponsor it. */
  sponsor?: ReactNode
  /** How many people like it, in words. */
  likes?: string | null
}

/** Everything a family wants to know before a visit, and what the law wants printed. */
export function AnimalSheet(props: Props) {
  const { animal, fee, shelter, companions, url, waitingHref, apply, sponsor, likes } = props
  const isGone = animal.status === 'ADOPTED'
  return (
    <div className={styles.sheet}>
      <div className={styles.columns}>
        <div className={styles.photos}>
          <AnimalPhotos animal={animal} />
        </div>
        <Summary
          {...{ animal, fee, shelter, companions, url, waitingHref, apply, sponsor, likes }}
        />
        <div className={styles.main}>
          {!isGone && <AnimalStory animal={animal} />}
          {!isGone && <Compatibilities animal={animal} />}
          <AnimalFacts animal={animal} />
          {!isGone && <AdoptionSteps species={animal.species} />}
        </div>
        <div className={styles.side}>
          <AnimalShelter shelter={shelter} isShort={isGone} />
          {!isGone && <LegalNotice animal={animal} />}
        </div>
      </div>
      {/* On paper alone: where the rest is. */}
      <p className={styles.printed}>{url}</p>
    </div>
  )
}

/** The good news, and those who still wait. */
function Banner({ animal, href }: { animal: PublicAnimal; href: string }) {
  const species = SPECIES_PLURALS[animal.species]
  return (
    <div className={styles.banner}>
      <p className={styles.gone}>{animal.name} a trouvé sa famille.</p>
      <ButtonLink href={href}>
        Voir les {species.charAt(0).toLowerCase() + species.slice(1)} qui attendent
      </ButtonLink>
    </div>
  )
}

/** What decides of a visit, and the way to it. */
function Summary(props: Props) {
  const { animal, fee, shelter, url, apply, sponsor } = props
  const { id, name, species, sex, birthDate } = animal
  const isGone = animal.status === 'ADOPTED'
  const isReserved = Boolean(animal.isReserved)
  const place = townLabel(shelter.city, shelter.department)
  return (
    <div className={styles.summary}>
      <Static as="p" className={styles.badge}>
        <AnimalBadge
          animal={{ sex, isAdopted: isGone, isReserved, isSos: Boolean(animal.isSos) && !isGone }}
        />
        {animal.fosterWanted && !isGone && <FosterBadge />}
      </Static>
      <div className={styles.head}>
        <h1 className={styles.name}>{name}</h1>
        {!isGone && <FavouriteButton animalId={id} name={name} />}
      </div>
      <p className={styles.facts}>
        {SPECIES_LABELS[species]} ·{' '}
        <span className={styles.sex}>
          <SexIcon sex={sex} />
          {SEX_LABELS[sex]}
        </span>{' '}
        · <Age birthDate={birthDate} fallback={animal.age} />
        {birthDate && animal.ageIsEstimated && ' (estimé)'}
      </p>
      <Static isBare>
        <p className={styles.breed}>{breedLabel(animal)}</p>
        {!isGone && props.likes && <p className={styles.likes}>{props.likes}</p>}
        {isGone ? (
          <Banner animal={animal} href={props.waitingHref} />
        ) : (
          <Decisive animal={animal} companions={props.companions} />
        )}
        <p className={styles.place}>
          <Pin />
          <a href="#refuge">{shelter.name}</a>
          <span>{place}</span>
        </p>
        {animal.shortDescription && !isGone && (
          <p className={styles.lead}>{frenchSpaces(animal.shortDescription)}</p>
        )}
      </Static>
      {!isGone && (
        <>
          <Waiting arrivalDate={animal.arrivalDate} />
          <Static isBare>
            {isReserved && (
              <p className={styles.note}>
                Une famille est déjà en chemin. Le refuge peut vous dire si {name} redevient
                disponible.
              </p>
            )}
            <Fee fee={fee} />
          </Static>
          {apply ?? (
            <AdoptBar
              name={name}
              isReserved={isReserved}
              isByContact={!shelter.acceptsAdoptions}
              url={url}
              beside={sponsor}
              shelter={{
                name: shelter.name,
                phone: shelter.phone,
                email: shelter.email,
                address: shelter.address,
                postalCode: shelter.postalCode,
                city: shelter.city,
                openingHours: shelter.openingHours.map(
                  ({ weekday, opensAt, closesAt, isClosed }) => {
                    return { weekday, opensAt, closesAt, isClosed }
                  },
                ),
                openingExceptions: shelter.openingExceptions,
                timezone: shelter.timezone,
              }}
            />
          )}
        </>
      )}
      <ShareRowIsland name={name} url={url} poster={isGone ? null : `/animaux/${id}/affiche`} />
    </div>
  )
}

/** What decides of an adoption before everything else: with whom it leaves, and a permit. */
function Decisive({ animal, companions }: Pick<Props, 'animal' | 'companions'>) {
  return (
    <>
      {companions.length > 0 && (
        <p className={styles.note}>
          {animal.name} ne part pas sans{' '}
          {companions.map((companion, index) => (
            <span key={companion.id}>
              {index > 0 && (index === companions.length - 1 ? ' et ' : ', ')}
              <a href={companion.href}>{companion.name}</a>
            </span>
          ))}
          {'\u00a0: ils s’adoptent ensemble.'}
        </p>
      )}
      {animal.dogCategory === 'CATEGORY_2' && (
        <p className={styles.note}>
          Chien de 2ᵉ catégorie{'\u00a0'}: son adoption demande un permis de détention.
        </p>
      )}
    </>
  )
}

/** « Puce, vaccins » goes on a sentence as « puce, vaccins »; « LOF » stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** « participation aux frais », never a price. Source: docs/decisions/animals.md. */
function Fee({ fee: { cents, includes } }: { fee: AskedFee }) {
  return (
    <div className={styles.fee}>
      <p>
        Participation aux frais{'\u00a0'}:{' '}
        <strong>{cents === null ? 'à demander au refuge' : feeLabel(cents)}</strong>
      </p>
      {includes && (
        <p className={styles.includes}>
          Elle comprend{'\u00a0'}: {lowerFirst(includes)}
        </p>
      )}
    </div>
  )
}

function Pin() {
  return (
    <svg className={styles.pin} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M12 2.5c4 0 7 3 7 7 0 4.8-4.6 8.8-7 12-2.4-3.2-7-7.2-7-12 0-4 3-7 7-7Z" />
      <circle cx="12" cy="9.5" r="2.4" />
    </svg>
  )
}
