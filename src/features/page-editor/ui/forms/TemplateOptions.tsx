'use client'

import { CARD_DESIGN_LABELS } from '@/features/animals/card-design.model'
import {
  ALIGNMENT_LABELS,
  ARRANGEMENT_LABELS,
  CARDS_PER_ROW,
  LIMITS,
  LOCATION_VARIANT_LABELS,
  TEXT_LAYOUT_LABELS,
  type TemplateOption,
} from '@/features/pages/model'
import type { TemplateContent } from '@/features/pages/schema'
import { Check } from '@/ui/editing/Check'

import { fieldLabels } from '../../labels.fr'
import { useEditorContext } from '../context'
import { NumberInput, optionsOf, Select } from '../fields/inputs'
import styles from '../PageEditor.module.scss'
import { FormChoice } from './FormChoice'

const PER_ROW = CARDS_PER_ROW.map((value) => ({ value, label: String(value) }))

type Props = {
  options: readonly TemplateOption[]
  content: TemplateContent
  onChange: (values: Partial<TemplateContent>) => void
}

/** The settings that a template has, and no other. */
export function TemplateOptions({ options, content, onChange }: Props) {
  const { AnimalPicker } = useEditorContext().pickers
  const has = (option: TemplateOption) => options.includes(option)
  return (
    <>
      {has('animalId') && (
        <AnimalPicker
          animalId={content.animalId}
          label={fieldLabels.animal}
          onPick={(animalId) => onChange({ animalId })}
        />
      )}
      {has('formId') && (
        <FormChoice formId={content.formId ?? null} onPick={(formId) => onChange({ formId })} />
      )}
      <div className={styles.grid}>
        {has('limit') && (
          <NumberInput
            label={fieldLabels.limit}
            hint={fieldLabels.limitHint(LIMITS.animalsShown)}
            value={content.limit}
            min={1}
            max={LIMITS.animalsShown}
            onChange={(limit) => onChange({ limit })}
          />
        )}
        {has('cardsPerRow') && (
          <Select
            label={fieldLabels.cardsPerRow}
            value={content.cardsPerRow}
            options={PER_ROW}
            onChange={(cardsPerRow) => onChange({ cardsPerRow })}
          />
        )}
        {has('cardDesign') && (
          <Select
            label={fieldLabels.cardDesign}
            value={content.cardDesign}
            options={optionsOf(CARD_DESIGN_LABELS)}
            onChange={(cardDesign) => onChange({ cardDesign })}
          />
        )}
        {has('textLayout') && (
          <Select
            label={fieldLabels.textLayout}
            value={content.textLayout}
            options={optionsOf(TEXT_LAYOUT_LABELS)}
            onChange={(textLayout) => onChange({ textLayout })}
          />
        )}
        {has('arrangement') && (
          <Select
            label={fieldLabels.arrangement}
            value={content.arrangement ?? 'grid'}
            options={optionsOf(ARRANGEMENT_LABELS)}
            onChange={(arrangement) => onChange({ arrangement })}
          />
        )}
        {has('variant') && (
          <Select
            label={fieldLabels.variant}
            value={content.variant}
            options={optionsOf(LOCATION_VARIANT_LABELS)}
            onChange={(variant) => onChange({ variant })}
          />
        )}
        {has('alignment') && (
          <Select
            label={fieldLabels.alignment}
            value={content.alignment}
            options={optionsOf(ALIGNMENT_LABELS)}
            onChange={(alignment) => onChange({ alignment })}
          />
        )}
      </div>
      {has('showFilters') && (
        <Check
          label={fieldLabels.showFilters}
          checked={content.showFilters}
          onChange={(showFilters) => onChange({ showFilters })}
        />
      )}
      {has('showLoadMore') && (
        <Check
          label={fieldLabels.showLoadMore}
          checked={content.showLoadMore}
          onChange={(showLoadMore) => onChange({ showLoadMore })}
        />
      )}
    </>
  )
}
