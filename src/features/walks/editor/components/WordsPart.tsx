'use client'

import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { optionsOf } from '@/ui/options'

import { DIFFICULTY_LABELS, TYPE_LABELS, WALK_LIMITS } from '../../model'
import type { Texts } from '../content'
import { write } from '../line'
import { fieldId, useContent, useEditor } from './context'
import styles from './WalkEditor.module.scss'

/** What a text of the walk needs to be written. */
export function useText() {
  const { editor, errors } = useEditor()
  const { texts } = useContent()
  return (field: keyof Texts) => ({
    id: fieldId(field),
    value: texts[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) =>
      void editor.run(write, { field, value: target.value }),
  })
}

/** What the walk is called, and what one reads of it. */
export function WordsPart() {
  const text = useText()
  const { shelters } = useEditor()
  return (
    <>
      <TextField
        {...text('name')}
        label="Nom de la promenade"
        isRequired
        maxLength={WALK_LIMITS.name}
      />
      <div className={styles.pair}>
        <SelectField
          {...text('difficulty')}
          label="Difficulté"
          isRequired
          empty="Choisir…"
          options={optionsOf(DIFFICULTY_LABELS)}
        />
        <SelectField
          {...text('type')}
          label="Genre"
          isRequired
          empty="Choisir…"
          options={optionsOf(TYPE_LABELS)}
        />
      </div>
      {shelters.length > 0 && (
        <SelectField
          {...text('shelter')}
          label="De la part de"
          hint="Signée d’un refuge, elle est relue par ceux qui modifient son contenu."
          empty="Moi seul"
          options={shelters.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextArea
        {...text('shortDescription')}
        label="En une phrase"
        isOptional
        rows={2}
        maxLength={WALK_LIMITS.shortDescription}
      />
      <TextArea
        {...text('longDescription')}
        label="Description"
        isOptional
        rows={8}
        maxLength={WALK_LIMITS.longDescription}
      />
      <TextField
        {...text('tags')}
        label="Mots-clés"
        isOptional
        hint="Séparés par des virgules, par exemple&nbsp;: forêt, ombre, eau"
      />
      <div className={styles.pair}>
        <TextField {...text('city')} label="Commune" isOptional maxLength={WALK_LIMITS.place} />
        <TextField {...text('postalCode')} label="Code postal" isOptional inputMode="numeric" />
        <TextField {...text('region')} label="Région" isOptional maxLength={WALK_LIMITS.place} />
      </div>
    </>
  )
}
