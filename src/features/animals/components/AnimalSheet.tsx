import { Hours } from '@/features/shelters/components/Hours'
import { OpenNow } from '@/features/shelters/components/OpenNow'
import type { PublicShelter } from '@/features/shelters/queries'
import { ButtonLink } from '@/ui/Button'

import {
  breedLabel,
  DOG_CATEGORY_LABELS,
  ENERGY_LABELS,
  ID_TYPE_LABELS,
  SEX_LABELS,
  SOCIABILITY_LABELS,
  SPECIES_LABELS,
} from '../model'
import type { PublicAnimal } from '../queries'
import { Age } from './Age'
import { Photos } from './Photos'
import styles from './AnimalSheet.module.scss'

type Props = { animal: PublicAnimal; shelter: PublicShelter }

const dateLabel = (value: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
    new Date(value),
  )

/** Whole euros without decimals, from integer cents. */
const feeLabel = (cents: number) =>
  new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

const yes = (value: boolean | null | undefined) => (value ? 'Oui' : 'Non')

function badgeOf(animal: PublicAnimal): string | null {
  if (animal.status === 'ADOPTED') return 'Adopté'
  if (animal.isReserved) return 'Réservé'
  return animal.isSos ? 'SOS' : null
}

/** Everything a family wants to know before a visit, and what the law wants printed. */
export function AnimalSheet({ animal, shelter }: Props) {
  const isGone = animal.status === 'ADOPTED'
  const badge = badgeOf(animal)
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        <Photos photos={animal.photos} name={animal.name} />
        <div className={styles.summary}>
          {badge && (
            <p className={styles.badge} data-tone={badge}>
              {badge}
            </p>
          )}
          <h1 className={styles.name}>{animal.name}</h1>
          <p className={styles.facts}>
            {SPECIES_LABELS[animal.species]} · {SEX_LABELS[animal.sex]} ·{' '}
            <Age birthDate={animal.birthDate} />
            {animal.ageIsEstimated && ' (estimé)'}
          </p>
          <p>{breedLabel(animal)}</p>
          {animal.shortDescription && <p className={styles.lead}>{animal.shortDescription}</p>}
          {isGone ? (
            <p className={styles.gone}>{animal.name} a trouvé sa famille.</p>
          ) : (
            <div className={styles.actions}>
              <ButtonLink href="#refuge">Contacter le refuge</ButtonLink>
              {shelter.phone && (
                <ButtonLink look="outline" href={`tel:${shelter.phone.replace(/[^+\d]/g, '')}`}>
                  Appeler
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <section>
          <h2>Son histoire</h2>
          {(animal.longDescription || animal.shortDescription || '')
            .split(/\n{2,}/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          {animal.bondedGroup && (
            <p className={styles.note}>
              {animal.name} a un compagnon inséparable : ils partent ensemble.
            </p>
          )}
          <h2>Avec qui, et comment</h2>
          <dl className={styles.table}>
            <Row term="Chiens" value={SOCIABILITY_LABELS[animal.sociabilityDogs ?? 'UNKNOWN']} />
            <Row term="Chats" value={SOCIABILITY_LABELS[animal.sociabilityCats ?? 'UNKNOWN']} />
            <Row term="Enfants" value={SOCIABILITY_LABELS[animal.sociabilityKids ?? 'UNKNOWN']} />
            <Row term="Adultes" value={SOCIABILITY_LABELS[animal.sociabilityAdults ?? 'UNKNOWN']} />
            {animal.energyLevel && <Row term="Énergie" value={ENERGY_LABELS[animal.energyLevel]} />}
            <Row term="Besoin d’un jardin" value={yes(animal.needsGarden)} />
            <Row term="Peut vivre en appartement" value={yes(animal.canLiveApartment)} />
            <Row term="Demande de l’expérience" value={yes(animal.needsExperience)} />
            <Row term="Propre à la maison" value={yes(animal.isHouseTrained)} />
            {animal.species === 'DOG' && (
              <Row term="Marche en laisse" value={yes(animal.isLeashTrained)} />
            )}
          </dl>
          <h2>Sa fiche</h2>
          <dl className={styles.table}>
            {animal.birthDate && (
              <Row
                term={animal.ageIsEstimated ? 'Naissance (estimée)' : 'Naissance'}
                value={dateLabel(animal.birthDate)}
              />
            )}
            {animal.color && <Row term="Couleur" value={animal.color} />}
            {animal.weight && (
              <Row term="Poids" value={`${animal.weight.toLocaleString('fr-FR')} kg`} />
            )}
            {animal.height && <Row term="Taille" value={`${animal.height} cm`} />}
            <Row term="Vacciné" value={yes(animal.isVaccinated)} />
            <Row term="Stérilisé" value={yes(animal.isNeutered)} />
            {animal.arrivalDate && (
              <Row term="Au refuge depuis" value={dateLabel(animal.arrivalDate)} />
            )}
          </dl>
        </section>
        <div className={styles.side}>
          {typeof animal.fee === 'number' && !isGone && (
            <section className={styles.card}>
              <h2>Participation aux frais</h2>
              <p className={styles.fee}>{feeLabel(animal.fee)}</p>
              {animal.feeIncludes && <p>{animal.feeIncludes}</p>}
            </section>
          )}
          <Shelter shelter={shelter} />
          <Legal animal={animal} />
        </div>
      </div>
    </div>
  )
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className={styles.row} data-unknown={value === SOCIABILITY_LABELS.UNKNOWN}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Shelter({ shelter }: { shelter: PublicShelter }) {
  return (
    <section id="refuge" className={styles.card}>
      <h2>{shelter.name}</h2>
      <address className={styles.address}>
        {shelter.address}
        <br />
        {shelter.postalCode} {shelter.city}
      </address>
      {shelter.phone && (
        <a className={styles.contact} href={`tel:${shelter.phone.replace(/[^+\d]/g, '')}`}>
          {shelter.phone}
        </a>
      )}
      <a className={styles.contact} href={`mailto:${shelter.email}`}>
        {shelter.email}
      </a>
      {shelter.openingHours.length > 0 && (
        <>
          <OpenNow hours={shelter.openingHours} timezone={shelter.timezone} />
          <Hours hours={shelter.openingHours} />
        </>
      )}
    </section>
  )
}

function Legal({ animal }: { animal: PublicAnimal }) {
  return (
    <section className={styles.card}>
      <h2>Informations légales</h2>
      <dl className={styles.table}>
        {animal.idNumber && (
          <Row
            term={animal.idType ? ID_TYPE_LABELS[animal.idType] : 'Identification'}
            value={animal.idNumber}
          />
        )}
        {animal.birthPlace && <Row term="Lieu de naissance" value={animal.birthPlace} />}
        {['DOG', 'CAT'].includes(animal.species) && (
          <Row
            term={animal.species === 'DOG' ? 'Inscrit au LOF' : 'Inscrit au LOOF'}
            value={yes(animal.pedigree)}
          />
        )}
        {animal.isLitter && (
          <>
            {animal.motherIdNumber && (
              <Row term="Identification de la mère" value={animal.motherIdNumber} />
            )}
            {animal.litterSize && (
              <Row term="Animaux de la portée" value={String(animal.litterSize)} />
            )}
          </>
        )}
        {animal.dogCategory && animal.dogCategory !== 'NONE' && (
          <Row term="Catégorie" value={DOG_CATEGORY_LABELS[animal.dogCategory]} />
        )}
      </dl>
      {animal.dogCategory === 'CATEGORY_2' && (
        <p className={styles.note}>
          Chien de 2e catégorie : un permis de détention délivré par la mairie est obligatoire avant
          l’adoption.
        </p>
      )}
    </section>
  )
}
