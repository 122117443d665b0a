'use client'

import { useRef, useState } from 'react'

import { PlaceFields } from '@/features/communes/components/PlaceFields'
import { PostedForm } from '@/ui/PostedForm'
import type { Spot } from '@/ui/moved-point'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import styles from '../../components/NewReport.module.scss'
import { DayField, type DayBounds } from '../../components/DayField'
import { PhotoInput } from '../../components/PhotoInput'
import { WriterFields } from '../../components/WriterFields'
import { FASTEST_MS, LOST_FOUND_LIMITS as MAX, seenApi, type ReportKind } from '../../model'
import { SEEN_TEXT_MAX } from '../model'
import { SEEN_LABELS } from './words.fr'

type Props = DayBounds & {
  kind: ReportKind
  id: string
  /** Of this page: sent again because no answer came, it is sent once. */
  saveKey: string
  /** The first day that makes sense: « 2026-11-25 ». */
  from?: string
  /** « vu » or « vue », « il » or « elle ». */
  agreed: { seen: string; it: string }
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** « Je l’ai vu »: where, when, and a photo if there is one; the rest is a first message. */
export function SightingForm(props: Props) {
  const { kind, id, saveKey, today, newest, from, agreed, draft = {}, errors, problem } = props
  const textOf = (name: string) => (typeof draft[name] === 'string' ? draft[name] : undefined)
  const photo = useRef<File | null>(null)
  const waiting = useRef<Promise<void>>(undefined)
  const [photoPoint, setPhotoPoint] = useState<Spot | null>(null)
  return (
    <PostedForm<{ next: string }>
      path={seenApi(id)}
      labels={SEEN_LABELS}
      prefix="vu"
      label="Envoyer"
      errors={errors}
      problem={problem}
      fastestMs={FASTEST_MS}
      once={{ key: saveKey }}
      check={async (typed) => {
        const { photo: _file, ...words } = typed
        return (await import('../schema')).sightingErrors(words)
      }}
      ready={async (form) => {
        await waiting.current
        form.delete('photo')
        // Its name may say where or by whom it was taken.
        if (photo.current) form.set('photo', photo.current, 'photo')
        return { form }
      }}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <div className={styles.room}>
          <input type="hidden" name="kind" value={kind} />
          <section className={styles.part} aria-labelledby="vu-lieu">
            <h2 id="vu-lieu" className={styles.title}>
              Où et quand
            </h2>
            <PhotoInput
              {...bind('photo')}
              hint="Elle aide à reconnaître l’animal. Tout le monde la verra sur la page de l’avis."
              onStart={(work) => void (waiting.current = work)}
              onChoose={(file, place) => {
                photo.current = file
                setPhotoPoint(place)
              }}
            />
            <PlaceFields
              near={bind('near')}
              words={bind('placeWords')}
              label={`Où l’avez-vous ${agreed.seen}\u00a0?`}
              of={`où ${agreed.it} a été ${agreed.seen}`}
              wordsHint="Un repère, une direction. Tout le monde le lira : pas votre adresse."
              wordsMax={MAX.placeWords}
              start={{ near: textOf('near'), words: textOf('placeWords') }}
              photoPoint={photoPoint}
              pointSeenBy="La personne qui a publié l’avis, et elle seule, reçoit le point exact : à éviter si c’est chez vous."
            />
            <div className={styles.pair}>
              <DayField
                {...bind('day')}
                label="Quel jour ?"
                min={from}
                today={today}
                newest={newest}
                typed={textOf('day')}
              />
              <TextField
                {...bind('hour')}
                label="Vers quelle heure ?"
                type="time"
                isOptional
                defaultValue={textOf('hour')}
              />
            </div>
            <TextArea
              {...bind('text')}
              label={`Comment était-${agreed.it}\u00a0?`}
              isOptional
              hint="Blessures, comportement, seul ou non. La personne qui a publié l’avis est seule à le lire."
              rows={3}
              maxLength={SEEN_TEXT_MAX}
              defaultValue={textOf('text')}
            />
          </section>
          <section className={styles.part} aria-labelledby="vu-vous">
            <h2 id="vu-vous" className={styles.title}>
              Vous
            </h2>
            <WriterFields bind={bind} labels={SEEN_LABELS} textOf={textOf}>
              Ni votre nom ni votre adresse ne sont montrés&nbsp;: la personne vous répond à travers
              nous. Tout le monde verra le jour, l’heure, la commune, vos mots sur l’endroit et la
              photo, et le point à 300&nbsp;mètres près.
            </WriterFields>
          </section>
        </div>
      )}
    </PostedForm>
  )
}
