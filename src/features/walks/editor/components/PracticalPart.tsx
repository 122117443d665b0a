'use client'

import { Checkbox } from '@/ui/Checkbox'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { optionsOf } from '@/ui/options'

import { ANIMAL_LABELS, DOG_RULE_LABELS, SEASON_LABELS, WALK_LIMITS } from '../../model'
import { choose, tick } from '../line'
import { fieldId, useContent, useEditor } from './context'
import { TICK_LABELS } from './ticks'
import styles from './WalkEditor.module.scss'
import { useText } from './WordsPart'

/** What a dog may, and what one wants to know before going. */
export function PracticalPart() {
  const { editor } = useEditor()
  const content = useContent()
  const text = useText()
  const choices = (
    legend: string,
    field: 'allowedAnimals' | 'bestSeasons',
    labels: Readonly<Record<string, string>>,
  ) => (
    <fieldset id={fieldId(field)} tabIndex={-1} className={styles.types}>
      <legend>{legend}</legend>
      {Object.entries(labels).map(([value, label]) => (
        <Checkbox
          key={value}
          label={label}
          checked={content[field].includes(value)}
          onChange={() => void editor.run(choose, { field, value })}
        />
      ))}
    </fieldset>
  )
  return (
    <>
      <SelectField
        {...text('dogRule')}
        label="Les chiens"
        isRequired
        empty="Choisir…"
        options={optionsOf(DOG_RULE_LABELS)}
      />
      <TextField
        {...text('dogRuleNote')}
        label="Précisez la règle"
        isOptional
        hint="Où, et à quelle saison&nbsp;: «&nbsp;en laisse d’avril à juin dans la réserve&nbsp;»."
        maxLength={WALK_LIMITS.dogRuleNote}
      />
      {choices('Animaux admis', 'allowedAnimals', ANIMAL_LABELS)}
      {choices('Meilleures saisons', 'bestSeasons', SEASON_LABELS)}
      <fieldset className={styles.types}>
        <legend>Sur place</legend>
        {(Object.keys(TICK_LABELS) as Array<keyof typeof TICK_LABELS>).map((field) => (
          <Checkbox
            key={field}
            label={TICK_LABELS[field]}
            checked={content.ticks[field]}
            onChange={({ target }) => void editor.run(tick, { field, value: target.checked })}
          />
        ))}
      </fieldset>
      <TextField
        {...text('price')}
        label="Prix d’entrée, en euros"
        isOptional
        inputMode="decimal"
        hint="0 si c’est gratuit."
      />
    </>
  )
}
