'use client'

import { FieldDiffContainer, useTranslation } from '@payloadcms/ui'
import type { CheckboxFieldDiffClientComponent } from 'payload'

const word = (value: unknown) => <p>{value === true ? 'Oui' : 'Non'}</p>

/** A box of two versions compared; Payload itself would print « true » and « false ». */
export const YesNoDiff: CheckboxFieldDiffClientComponent = ({
  comparisonValue,
  versionValue,
  field,
  nestingLevel,
}) => {
  const { i18n } = useTranslation()
  return (
    <FieldDiffContainer
      From={word(comparisonValue)}
      To={word(versionValue)}
      i18n={i18n}
      label={{ label: field.label ?? '', locale: undefined }}
      nestingLevel={nestingLevel}
    />
  )
}
