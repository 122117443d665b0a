'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'

import { AnimalPicture } from '@/features/animals/components/AnimalPicture'
import {
  ageLabel,
  daysSince,
  SEX_LABELS,
  SPECIES_LABELS,
  statusWord,
} from '@/features/animals/model'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import type { Look } from '@/ui/AdminList/ViewChoice'

import { isUnconfirmed } from '../model'
import type { TeamAnimal } from '../view'
import { AnimalMenu } from './AnimalMenu'
import styles from './AnimalItem.module.scss'
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
  /** While several are chosen: whether this one is, and its press. */
  choice?: { isChosen: boolean; onPress: (isRange: boolean) => void } | null
}

const PICTURE = { table: 72, cards: 'wide', compact: 40 } as const

/** One animal of the list: who it is, what is missing, and what is done with it most often. */
export function AnimalItem(props: Props) {
  const { animal, look, isOfPlatform, onChanged, onStep, onAdded, onBin, choice } = props
  const { id, name, sex, status, species, birthDate, photos, missing, shelter, card } = animal
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
  ].filter(Boolean)
  const waits = [
    photos === 0 && words.noPhoto,
    missing.length > 0 && words.missing(missing.length),
    isUnconfirmed(animal, now) && words.unconfirmed,
  ].filter((each) => each !== false)
  const people = [
    animal.openRequests > 0 && words.requests(animal.openRequests),
    animal.sponsors > 0 && words.sponsors(animal.sponsors),
  ].filter(Boolean)
  return (
    <li
      className={styles.item}
      data-look={look}
      data-animal={id}
      data-chosen={choice?.isChosen}
      aria-busy={isBusy}
    >
      {choice && (
        <label className={styles.choose}>
          <input
            type="checkbox"
            aria-label={words.choose(name)}
            checked={choice.isChosen}
            onChange={({ nativeEvent }) =>
              choice.onPress(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      )}
      <AnimalPicture animal={look === 'cards' ? { image: card } : animal} size={PICTURE[look]} />
      <div className={styles.words}>
        <Link href={href} prefetch={false}>
          {name}
        </Link>
        {/* Thin lines have one line for everything. */}
        <p>{(look === 'compact' ? [...facts, ...people] : facts).join(' · ')}</p>
        {look !== 'compact' && people.length > 0 && (
          <p className={styles.people}>{people.join(' · ')}</p>
        )}
        <div className={styles.states}>
          {!isHere && <StatusMark>{statusWord(status, sex)}</StatusMark>}
          {waits.map((each) => (
            <StatusMark key={each} tone="care">
              {each}
            </StatusMark>
          ))}
        </div>
        {refusal && (
          <div className={styles.refusal} role="alert">
            <p>{refusal.sentences.join(' · ')}</p>
            {refusal.isIncomplete && (
              <Link href={href} prefetch={false}>
                {words.complete}
              </Link>
            )}
          </div>
        )}
      </div>
      {!choice && (
        <div className={styles.acts}>
          <Marks animal={animal} onMark={setMark} />
          <AnimalMenu
            animal={animal}
            href={href}
            onConfirm={confirm}
            onStep={onStep}
            onAdded={onAdded}
            onBin={onBin}
          />
        </div>
      )}
    </li>
  )
}
