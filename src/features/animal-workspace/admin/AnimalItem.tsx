'use client'

import { useConfig } from '@payloadcms/ui'

import { ageLabel, daysSince } from '@/features/animals/age.model'
import { SEX_LABELS, SPECIES_LABELS, statusWord } from '@/features/animals/model'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import type { ChoiceOf } from '@/ui/AdminList/use-selection'
import type { Look } from '@/ui/AdminList/ViewChoice'

import { isUnconfirmed, KIND_LABELS } from '../model'
import type { TeamAnimal } from '../view'
import { AnimalMenu } from './AnimalMenu'
import { Marks } from './Marks'
import type { Step } from './StatusDialog'
import { useMarks } from './use-marks'
import { words } from './words.fr'

type Props = {
  animal: TeamAnimal
  look: Look
  /** Of any shelter, which is then named. */
  isOfPlatform: boolean
  /** A mark was changed: the animal as it is now, and how to take it back. */
  onChanged: (animal: TeamAnimal, said: Undoable) => void
  /** It becomes something else: the question is asked. */
  onStep: (step: Step) => void
  onAdded: (said: Undoable) => void
  onBin: (animal: TeamAnimal) => void
  choice: ChoiceOf
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** One animal of the list: who it is, what is missing, and what is done with it most often. */
export function AnimalItem(props: Props) {
  const { animal, look, isOfPlatform, onChanged, onStep, onAdded, onBin, choice } = props
  const { id, name, sex, status, species, birthDate, photos, missing, shelter } = animal
  const { config } = useConfig()
  const { setMark, confirm, isBusy, refusal } = useMarks(animal, onChanged)
  const now = new Date()
  const href = `${config.routes.admin}/collections/animals/${id}`
  const isHere = status === 'AT_SHELTER'
  const days = daysSince(animal.inCareSince, now) ?? 0
  const facts = [
    SPECIES_LABELS[species],
    sex !== 'UNKNOWN' && SEX_LABELS[sex].toLowerCase(),
    birthDate && ageLabel(birthDate, now),
    isHere && words.inCare(days, sex),
    isOfPlatform && shelter.name,
  ]
  const waits = [
    photos === 0 && words.noPhoto,
    missing.length > 0 && words.missing(missing.length),
    isUnconfirmed(animal, now) && words.unconfirmed,
  ]
  const people = [
    animal.openRequests > 0 && words.requests(animal.openRequests),
    animal.sponsors > 0 && words.sponsors(animal.sponsors),
  ]
  return (
    <PictureLine
      id={id}
      look={look}
      href={href}
      title={name}
      picture={{ image: animal.image, card: animal.card, icon: 'paw' }}
      facts={facts.filter(isText)}
      louder={people.filter(isText)}
      states={
        <>
          {!isHere && <StatusMark>{statusWord(status, sex)}</StatusMark>}
          {animal.isFostered && <StatusMark>{KIND_LABELS.FOSTERED}</StatusMark>}
          {waits.filter(isText).map((each) => (
            <StatusMark key={each} tone="care">
              {each}
            </StatusMark>
          ))}
        </>
      }
      refusal={
        refusal && {
          sentence: refusal.sentences.join(' · '),
          mend: refusal.isIncomplete && words.complete,
        }
      }
      isBusy={isBusy}
      choice={choice(id, words.choose(name))}
    >
      <Marks animal={animal} onMark={setMark} />
      <AnimalMenu
        animal={animal}
        href={href}
        onConfirm={confirm}
        onStep={onStep}
        onAdded={onAdded}
        onBin={onBin}
      />
    </PictureLine>
  )
}
