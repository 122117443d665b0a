import { SEX_LABELS, SPECIES_LABELS, type Sex, type Species } from '@/features/animals/model'

/** What a mail says of one animal. */
type Told = {
  name: string
  species: Species
  sex: Sex
  breed: string | null
  age: string
  place: string
  isSos: boolean
  isReserved: boolean
}

/** « Chien, femelle, 2 ans, Rennes (35) », what cannot wait first. */
export const animalFacts = ({ species, sex, breed, age, place, isSos, isReserved }: Told): string =>
  [
    isSos && 'SOS',
    isReserved && 'réservé',
    SPECIES_LABELS[species],
    sex !== 'UNKNOWN' && SEX_LABELS[sex].toLocaleLowerCase('fr'),
    breed,
    age,
    place,
  ]
    .filter(Boolean)
    .join(', ')

export const alertTitle = (total: number): string =>
  total > 1 ? `${total} nouveaux animaux` : 'Un nouvel animal'

/** What stands in the list of messages: who came, then of which search it is. */
export function alertSubject(
  named: ReadonlyArray<Pick<Told, 'name'>>,
  total: number,
  words: string,
): string {
  const [first] = named
  const who = total === 1 && first ? `${first.name} vient d’arriver` : alertTitle(total)
  return `${who}\u00a0: ${words}`
}

/** After those that are named: « Et 12 autres. »; empty when all are. */
export function othersSentence(count: number): string {
  if (count <= 0) return ''
  return count === 1 ? 'Et un autre.' : `Et ${count} autres.`
}
