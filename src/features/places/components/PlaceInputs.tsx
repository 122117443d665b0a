'use client'

import { PlaceFields } from '@/features/communes/components/PlaceFields'
import { optionsOf } from '@/ui/options'
import { Checkbox } from '@/ui/Checkbox'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { ACCEPTED_ANIMALS, KIND_LABELS, PLACE_LIMITS as MAX } from '../model'
import { DAY_NAMES } from '../written-hours.model'
import styles from './Places.module.scss'
import { PLACE_LABELS as LABELS } from './words.fr'

export type Bind = (name: string) => { id: string; name: string; error: string | undefined }
export type Draft = Readonly<Record<string, unknown>>

export const textOf = (draft: Draft, name: string): string | undefined =>
  typeof draft[name] === 'string' ? draft[name] : undefined

const isTicked = (draft: Draft, name: string): boolean =>
  draft[name] === true || draft[name] === 'on'

const numberOf = (draft: Draft, name: string): number | null => {
  const value = draft[name]
  const number = typeof value === 'number' ? value : Number.parseFloat(String(value))
  return Number.isFinite(number) ? number : null
}

type Props = { bind: Bind; draft: Draft }

/** What a form asks of a place: what it is, where, how to reach it, when it is open. */
export function PlaceInputs({ bind, draft }: Props) {
  const [lat, lng] = [numberOf(draft, 'lat'), numberOf(draft, 'lng')]
  const box = (name: string) => (
    <Checkbox
      key={name}
      {...bind(name)}
      label={LABELS[name]}
      defaultChecked={isTicked(draft, name)}
    />
  )
  const line = (name: 'phone' | 'site', type: 'tel' | 'url', hint: string) => (
    <TextField
      {...bind(name)}
      label={LABELS[name] ?? ''}
      // A browser refuses « exemple.fr » in a field of type « url ».
      type={type === 'url' ? 'text' : type}
      inputMode={type}
      hint={hint}
      maxLength={MAX[name]}
      defaultValue={textOf(draft, name)}
      isOptional
    />
  )
  return (
    <>
      <section className={styles.part} aria-label="Le lieu">
        <h2>Le lieu</h2>
        <TextField
          {...bind('name')}
          label={LABELS.name ?? ''}
          maxLength={MAX.name}
          autoComplete="off"
          defaultValue={textOf(draft, 'name')}
          isRequired
        />
        <SelectField
          {...bind('kind')}
          label={LABELS.kind ?? ''}
          empty="Choisir…"
          options={optionsOf(KIND_LABELS)}
          defaultValue={textOf(draft, 'kind')}
          isRequired
        />
        <TextArea
          {...bind('text')}
          label={LABELS.text ?? ''}
          rows={4}
          maxLength={MAX.text}
          defaultValue={textOf(draft, 'text')}
          isOptional
        />
      </section>
      <section className={styles.part} aria-label="Où et comment le joindre">
        <h2>Où et comment le joindre</h2>
        <PlaceFields
          near={bind('near')}
          words={bind('placeWords')}
          label="Dans quelle commune&nbsp;?"
          of="du lieu"
          wordsHint="Comme «&nbsp;12 rue des Lilas&nbsp;»."
          wordsMax={MAX.address}
          start={{
            near: textOf(draft, 'near'),
            words: textOf(draft, 'placeWords'),
            point: lat !== null && lng !== null ? { lat, lng } : null,
          }}
          pointSeenBy="Tout le monde verra ce point."
        />
        <div className={styles.pair}>
          {line('phone', 'tel', 'Celui que tout le monde peut appeler')}
          {line('site', 'url', 'Comme https://exemple.fr')}
        </div>
      </section>
      <section className={styles.part} aria-label="Accueil">
        <h2>Accueil</h2>
        <fieldset className={styles.group}>
          <legend>Animaux acceptés, si vous le savez</legend>
          <div className={styles.boxes}>
            {ACCEPTED_ANIMALS.map((animal) => box(`accepts${animal}`))}
          </div>
        </fieldset>
        {box('takesEmergencies')}
        {box('isAccessible')}
      </section>
      <section className={styles.part} aria-label="Horaires">
        <h2>Horaires</h2>
        {box('isAlwaysOpen')}
        <p className={styles.hint}>
          Écrivez par exemple «&nbsp;9h-12h, 14h-18h30&nbsp;». Un jour vide est fermé&nbsp;; laissez
          tout vide si vous ne savez pas.
        </p>
        <div className={styles.pair}>
          {[1, 2, 3, 4, 5, 6, 0].map((at) => {
            const day = DAY_NAMES[at] ?? 'lundi'
            return (
              <TextField
                key={day}
                {...bind(day)}
                label={LABELS[day] ?? ''}
                maxLength={MAX.hours}
                autoComplete="off"
                defaultValue={textOf(draft, day)}
              />
            )
          })}
        </div>
        <TextArea
          {...bind('exceptions')}
          label={LABELS.exceptions ?? ''}
          hint="Un par ligne, comme «&nbsp;24/12/2026&nbsp;: 9h-12h&nbsp;» ou «&nbsp;du 01/08/2026 au 15/08/2026&nbsp;: fermé (congés)&nbsp;»."
          rows={3}
          maxLength={MAX.exceptions}
          defaultValue={textOf(draft, 'exceptions')}
          isOptional
        />
      </section>
    </>
  )
}
