'use client'

import { toast, useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useRef } from 'react'

import { AnimalPicture } from '@/features/animals/components/AnimalPicture'
import { useWrite } from '@/ui/api/use-write'
import { ShareKitButton } from '@/features/social-kit/components/ShareKitButton'
import buttons from '@/ui/admin-buttons.module.scss'

import type { TeamAnimal } from '../../view'
import { namesOf } from '../query'
import styles from './EntryForm.module.scss'
import { words } from './words.fr'

type Props = {
  animal: TeamAnimal
  onChanged: (animal: TeamAnimal) => void
  onAnother: () => void
}

/** The animal is written down: what is still to do before everybody sees it, and the next one. */
export function EntrySaved({ animal, onChanged, onAnother }: Props) {
  const { id, name, sex, missing, isVisible, isPublic, photos, shelter } = animal
  const { config } = useConfig()
  const { write, refusal, isBusy } = useWrite()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isComplete = missing.length === 0
  const show = async () => {
    const outcome = await write('PATCH', '/api/shelter/{shelterId}/animals/{animalId}', {
      params: namesOf(animal),
      body: { isVisible: true },
    })
    if (!outcome || outcome.refusal) return
    toast.success(words.shown(name))
    onChanged(outcome.data)
  }
  return (
    <div className={styles.saved}>
      <div className={styles.who}>
        <AnimalPicture animal={animal} size={72} />
        <div>
          <h1 ref={title} tabIndex={-1}>
            {words.saved(name, sex)}
          </h1>
          <p>{isVisible ? words.shown(name) : words.hidden}</p>
        </div>
      </div>
      {!isVisible && (
        <div className={styles.missing} data-complete={isComplete || undefined}>
          <p>{isComplete ? words.nothingMissing : words.stillMissing}</p>
          {!isComplete && (
            <ul>
              {missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {isComplete && photos === 0 && <p>{words.noPhoto}</p>}
        </div>
      )}
      {refusal && <p role="alert">{refusal.sentence}</p>}
      <div className={styles.next}>
        {isPublic && (
          <a
            className={buttons.plain}
            href={`/shelter/${shelter.slug}/animals/${id}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.seePage}
          </a>
        )}
        {isPublic && <ShareKitButton shared={{ kind: 'animals', id, shelter: shelter.id, name }} />}
        {isComplete && !isVisible && (
          <button
            type="button"
            className={buttons.plain}
            aria-disabled={isBusy || undefined}
            onClick={() => void show()}
          >
            {words.show}
          </button>
        )}
        <Link
          className={buttons.plain}
          href={`${config.routes.admin}/collections/animals/${id}`}
          prefetch={false}
        >
          {words.complete}
        </Link>
        <button type="button" className={buttons.primary} onClick={onAnother}>
          {words.another}
        </button>
      </div>
    </div>
  )
}
