'use client'

import { useState } from 'react'

import { loadCommunes } from '@/features/communes/components/communes'
import { Combobox } from '@/ui/Combobox'
import type { Option } from '@/ui/combobox-state'
import { PostedForm } from '@/ui/PostedForm'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { optionsOf } from '@/ui/options'

import {
  DESCRIPTION_MIN,
  KIND_LABELS,
  MAX,
  MOST_ANIMALS,
  REPORT_API,
  SPECIES_LABELS,
} from '../model'
import { LABELS, type Bind, type FieldName } from './fields'
import { goOn } from './leave'
import { loadShelters } from './load-shelters'
import { PhotosField } from './PhotosField'
import { readyReport } from './ready'
import styles from './ReportForm.module.scss'
import { Reporter } from './Reporter'

type Props = {
  /** Without JavaScript the form is known by it when it is sent again. */
  saveKey: string
  /** What was typed before, without JavaScript. */
  draft?: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

const ONGOING = [
  { value: 'inconnu', label: 'Je ne sais pas' },
  { value: 'oui', label: 'Oui, cela continue' },
  { value: 'non', label: 'Non, c’est passé' },
]

const asOption = (text: string | undefined): Option | null =>
  text ? { value: text, label: text } : null

/** The rules of the server; files are its own matter. */
async function check({ photos: _, ...typed }: Record<string, unknown>) {
  return (await import('../schema')).reportErrors(typed)
}

/** Tells of an animal that is ill-treated. Nothing of it is kept in the browser. */
export function ReportForm({ saveKey, draft = {}, errors, problem }: Props) {
  const [commune, setCommune] = useState(asOption(draft.commune))
  const [shelter, setShelter] = useState(asOption(draft.shelter))
  return (
    <PostedForm<{ next: string }>
      path={REPORT_API}
      labels={LABELS}
      prefix="signaler"
      labelledBy="signaler-titre"
      label="Envoyer le signalement"
      isPrivate
      once={{ key: saveKey }}
      errors={errors}
      problem={problem}
      check={check}
      ready={readyReport}
      // In the place of the form: Back does not lead to it.
      onSent={({ next }) => goOn(next)}
    >
      {(bind) => {
        const of: Bind = (name: FieldName) => ({
          ...bind(name),
          label: LABELS[name],
          defaultValue: draft[name],
          autoComplete: 'off',
        })
        return (
          <>
            <fieldset className={styles.part}>
              <legend>Ce que vous avez vu</legend>
              <SelectField
                {...of('kind')}
                empty="Choisir…"
                options={optionsOf(KIND_LABELS)}
                isRequired
              />
              <div className={styles.pair}>
                <SelectField
                  {...of('species')}
                  empty="Choisir…"
                  options={optionsOf(SPECIES_LABELS)}
                  isRequired
                />
                <TextField
                  {...of('animals')}
                  type="number"
                  min={1}
                  max={MOST_ANIMALS}
                  defaultValue={draft.animals ?? '1'}
                  isRequired
                />
              </div>
              <TextArea
                {...of('description')}
                hint="Ce qui est fait à l’animal, son état, ce que vous avez entendu. Des faits, pas des suppositions."
                rows={7}
                minLength={DESCRIPTION_MIN}
                maxLength={MAX.description}
                isRequired
              />
            </fieldset>
            <fieldset className={styles.part}>
              <legend>Où et quand</legend>
              <TextArea
                {...of('place')}
                hint="L’adresse si vous la connaissez, sinon de quoi trouver l’endroit."
                rows={2}
                maxLength={MAX.place}
                isRequired
              />
              <Combobox
                {...bind('commune')}
                label={LABELS.commune}
                hint="Son nom ou son code postal."
                value={commune}
                onChange={setCommune}
                load={loadCommunes}
                freeText
                isRequired
              />
              <div className={styles.pair}>
                <TextField {...of('seenOn')} type="date" isOptional />
                <SelectField
                  {...of('isOngoing')}
                  defaultValue={draft.isOngoing ?? 'inconnu'}
                  options={ONGOING}
                />
              </div>
            </fieldset>
            <fieldset className={styles.part}>
              <legend>Ce qui peut aider</legend>
              <PhotosField {...bind('photos')} isAgain={Object.keys(draft).length > 0} />
              <TextArea
                {...of('author')}
                hint="Un nom, une plaque, une description."
                rows={3}
                maxLength={MAX.author}
                isOptional
              />
              <Combobox
                {...bind('shelter')}
                label={LABELS.shelter}
                hint="S’il est sur la plateforme : son équipe ne lira pas ce signalement."
                value={shelter}
                onChange={setShelter}
                load={loadShelters}
                freeText
                isOptional
              />
            </fieldset>
            <Reporter of={of} draft={draft} />
            <div className={styles.trap} aria-hidden="true">
              <label htmlFor="signaler-website">{LABELS.website}</label>
              <input id="signaler-website" name="website" tabIndex={-1} autoComplete="off" />
            </div>
          </>
        )
      }}
    </PostedForm>
  )
}
