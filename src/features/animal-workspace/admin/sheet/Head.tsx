'use client'

import { AnimalPicture } from '@/features/animals/components/AnimalPicture'
import { ageLabel, daysSince } from '@/features/animals/age.model'
import { SEX_LABELS, SPECIES_LABELS, statusWord } from '@/features/animals/model'
import { ShareKitButton } from '@/features/social-kit/components/ShareKitButton'
import buttons from '@/ui/admin-buttons.module.scss'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { NewTab } from '@/ui/NewTab'

import type { TeamAnimal } from '../../view'
import { AnimalMenu } from '../AnimalMenu'
import { Marks } from '../Marks'
import type { Step } from '../StatusDialog'
import { useMarks } from '../use-marks'
import { words as listWords } from '../words.fr'
import styles from './Sheet.module.scss'
import { words } from './words.fr'

type Props = {
  animal: TeamAnimal
  onChanged: (animal: TeamAnimal, said: Undoable) => void
  onStep: (step: Step) => void
  onAdded: (said: Undoable) => void
  onBin: (animal: TeamAnimal) => void
}

/** Who the animal is and what it is today; what is done with it is one press away. */
export function Head({ animal, onChanged, onStep, onAdded, onBin }: Props) {
  const { id, name, sex, species, status, birthDate, isPublic, shelter } = animal
  const { setMark, confirm, refusal } = useMarks(animal, onChanged)
  const now = new Date()
  const isHere = status === 'AT_SHELTER'
  const facts = [
    SPECIES_LABELS[species],
    sex !== 'UNKNOWN' && SEX_LABELS[sex].toLowerCase(),
    birthDate && ageLabel(birthDate, now),
    isHere && listWords.inCare(daysSince(animal.inCareSince, now) ?? 0, sex),
  ].filter(Boolean)
  return (
    <section className={styles.who} aria-label={name}>
      <AnimalPicture animal={animal} size={72} />
      <div className={styles.facts}>
        <p>{facts.join(' · ')}</p>
        {!isHere && <StatusMark>{statusWord(status, sex)}</StatusMark>}
        {isPublic ? (
          <a
            className={buttons.link}
            href={`/shelter/${shelter.slug}/animals/${id}`}
            target="_blank"
            rel="noreferrer"
          >
            <span>
              {words.seePage}
              <NewTab />
            </span>
          </a>
        ) : (
          <p>{words.isHidden}</p>
        )}
      </div>
      <div className={styles.acts}>
        <Marks animal={animal} onMark={setMark} />
        {isPublic && <ShareKitButton shared={{ kind: 'animals', id, shelter: shelter.id, name }} />}
        <AnimalMenu
          animal={animal}
          onConfirm={confirm}
          onStep={onStep}
          onAdded={onAdded}
          onBin={onBin}
        />
      </div>
      {refusal && (
        <p className={styles.error} role="alert">
          {refusal.sentences.join(' · ')}
        </p>
      )}
    </section>
  )
}
