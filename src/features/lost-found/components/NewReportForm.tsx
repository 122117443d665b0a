'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { SPECIES_LABELS } from '@/features/animals/model'
import { PlaceFields } from '@/features/communes/components/PlaceFields'
import { forget, isOfThisPage, readBegun } from '@/features/forms/components/resume'
import { useKeptWords } from '@/features/forms/components/use-kept-words'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import type { Spot } from '@/ui/moved-point'
import { postForm } from '@/ui/post-json'
import { PostedForm } from '@/ui/PostedForm'
import { RadioCards } from '@/ui/RadioCards'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import {
  API,
  COAT_LABELS,
  FASTEST_MS,
  FIRST_SPECIES,
  LOST_FOUND_LIMITS as MAX,
  ownApi,
  WHEREABOUTS_LABELS,
  type ReportKind,
} from '../model'
import { DayField, type DayBounds } from './DayField'
import styles from './NewReport.module.scss'
import { optionsOf } from '@/ui/options'
import { PhotoInput } from './PhotoInput'
import { NEW_LABELS, POINT_SEEN_BY, WORDS } from './words.fr'
import { WriterFields } from './WriterFields'

type Draft = Readonly<Record<string, unknown>>

type Props = DayBounds & {
  kind: ReportKind
  /** Without JavaScript the form is known by it when it is sent again. */
  saveKey: string
  /** What is known of a signed-in person, or what was typed before without JavaScript. */
  draft?: Draft
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

type Answer = { token: string; next: string }

const textOf = (draft: Draft, name: string): string | undefined =>
  typeof draft[name] === 'string' ? draft[name] : undefined

const SPECIES = [
  ...FIRST_SPECIES.map((value) => ({ value, label: SPECIES_LABELS[value] })),
  { value: 'OTHER', label: 'Un autre animal' },
]

/** What is not kept of a form that was begun: its page says it, or the map. */
const NOT_KEPT = ['kind', 'day', 'lat', 'lng']

/**
 * The short form: a minute and a half on a phone. The photo leaves after the words, so that a photo
 * that does not arrive never loses them. Without JavaScript the browser posts the words.
 */
export function NewReportForm(props: Props) {
  const { kind, today, newest, saveKey, draft: first = {}, errors, problem } = props
  const key = `avis-${kind.toLowerCase()}`
  const { room, onInput, onceOf } = useKeptWords(key, NOT_KEPT)
  const photo = useRef<File | null>(null)
  const waiting = useRef<Promise<void>>(undefined)
  const [draft, setDraft] = useState(first)
  const [begun, setBegun] = useState<Record<string, unknown> | null>(null)
  const [photoPoint, setPhotoPoint] = useState<Spot | null>(null)
  const words = WORDS[kind]

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the browser is read once, after the first draw
    if (!isOfThisPage(key)) setBegun(readBegun(key)?.values ?? null)
  }, [key])

  const onSent = async ({ token, next }: Answer) => {
    forget(key)
    await waiting.current
    let isLost = false
    if (photo.current) {
      const form = new FormData()
      form.set('photo', photo.current)
      isLost = !(await postForm(ownApi(token, 'photos'), form)).answer
    }
    window.location.assign(isLost ? `${next}&photo=perdue` : next)
  }

  return (
    <div ref={room} className={styles.room} onInput={onInput}>
      {begun && (
        <Resume
          onTake={() => {
            setDraft({ ...first, ...begun })
            setBegun(null)
          }}
          onDrop={() => {
            forget(key)
            setBegun(null)
          }}
        />
      )}
      <PostedForm<Answer>
        key={draft === first ? 'new' : 'resumed'}
        path={API}
        labels={NEW_LABELS}
        prefix="avis"
        once={onceOf(saveKey, draft)}
        label={words.send}
        errors={errors}
        problem={problem}
        fastestMs={FASTEST_MS}
        check={async (typed) => (await import('../schema')).newReportErrors(typed)}
        onSent={(answer) => void onSent(answer)}
      >
        {(bind) => (
          <>
            <input type="hidden" name="kind" value={kind} />
            <Part title={words.animal}>
              <div id="avis-species" tabIndex={-1}>
                <RadioCards
                  legend="Quel animal est-ce&nbsp;?"
                  name="species"
                  options={SPECIES}
                  isShort
                  error={bind('species').error}
                  defaultValue={textOf(draft, 'species')}
                  isRequired
                />
              </div>
              <PhotoInput
                onStart={(work) => void (waiting.current = work)}
                onChoose={(file, place) => {
                  photo.current = file
                  setPhotoPoint(place)
                }}
              />
              <SelectField
                {...bind('coat')}
                label="Sa couleur principale"
                isOptional
                empty="Choisir…"
                options={optionsOf(COAT_LABELS)}
                defaultValue={textOf(draft, 'coat')}
              />
              {kind === 'LOST' ? (
                <TextField
                  {...bind('name')}
                  label="Son nom"
                  isOptional
                  maxLength={MAX.name}
                  autoComplete="off"
                  defaultValue={textOf(draft, 'name')}
                />
              ) : (
                <SelectField
                  {...bind('whereabouts')}
                  label="Où est-il maintenant&nbsp;?"
                  isOptional
                  empty="Choisir…"
                  options={optionsOf(WHEREABOUTS_LABELS)}
                  defaultValue={textOf(draft, 'whereabouts')}
                />
              )}
              <TextArea
                {...bind('text')}
                label="En quelques mots"
                isOptional
                hint={words.textHint}
                rows={4}
                maxLength={MAX.text}
                defaultValue={textOf(draft, 'text')}
              />
            </Part>
            <Part title="Où et quand">
              <PlaceFields
                near={bind('near')}
                words={bind('placeWords')}
                label={words.where}
                of={words.point}
                wordsHint="Un repère que les gens du coin connaissent. Tout le monde le lira&nbsp;: pas votre adresse."
                wordsMax={MAX.placeWords}
                start={{ near: textOf(draft, 'near'), words: textOf(draft, 'placeWords') }}
                photoPoint={photoPoint}
                pointSeenBy={POINT_SEEN_BY}
              />
              <div className={styles.short}>
                <DayField
                  {...bind('day')}
                  label="Quel jour&nbsp;?"
                  today={today}
                  newest={newest}
                  typed={textOf(draft, 'day')}
                />
              </div>
            </Part>
            <Part title="Vous">
              <WriterFields bind={bind} labels={NEW_LABELS} textOf={(name) => textOf(draft, name)}>
                Votre e-mail n’est jamais montré&nbsp;: les messages passent par nous. Vous pourrez
                tout compléter ensuite, et effacer l’avis quand vous voulez.
              </WriterFields>
            </Part>
          </>
        )}
      </PostedForm>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

function Resume({ onTake, onDrop }: { onTake: () => void; onDrop: () => void }) {
  return (
    <Banner
      tone="info"
      action={
        <div className={styles.choices}>
          <Button isSmall onClick={onTake}>
            Reprendre
          </Button>
          <Button isSmall look="plain" onClick={onDrop}>
            Recommencer
          </Button>
        </div>
      }
    >
      Vous aviez commencé un avis sur cet appareil.
    </Banner>
  )
}
