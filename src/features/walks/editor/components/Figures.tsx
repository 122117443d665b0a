'use client'

import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'

import { durationWords, lengthWords, type Measure } from '../../model'
import { computedOf, shownFigures } from '../content'
import { typeFigure } from '../line'
import { fieldId, useContent, useEditor } from './context'
import styles from './WalkEditor.module.scss'

const LABELS: Readonly<Record<Measure, string>> = {
  distance: 'Distance, en mètres',
  duration: 'Durée, en minutes',
  elevation: 'Dénivelé positif, en mètres',
}
const NONE: Readonly<Record<Measure, string>> = {
  distance: 'Calculée dès deux étapes ou un tracé.',
  duration: 'Calculée dès deux étapes ou un tracé.',
  elevation: 'Calculé d’après un fichier GPX.',
}
const WORDS: Readonly<Record<Measure, (value: number) => string>> = {
  distance: lengthWords,
  duration: (value) => `${durationWords(value)}, sans les pauses`,
  elevation: (value) => `${value}\u00a0m`,
}

/** Distance, duration and climb: what the line says, or what the person knows better. */
export function Figures() {
  const { editor, errors } = useEditor()
  const content = useContent()
  const computed = computedOf(content)
  const shown = shownFigures(content)
  return (
    <div className={styles.figures}>
      {(Object.keys(LABELS) as Measure[]).map((measure) => {
        const value = computed?.[measure] ?? null
        const isTyped = content.typed[measure] !== null
        return (
          <div key={measure}>
            <TextField
              id={fieldId(measure)}
              label={LABELS[measure]}
              hint={value === null ? NONE[measure] : `Calcul\u00a0: ${WORDS[measure](value)}`}
              inputMode="numeric"
              value={shown[measure]}
              error={errors[measure]}
              isRequired={measure === 'distance'}
              onChange={({ target }) =>
                void editor.run(typeFigure, { measure, value: target.value })
              }
            />
            {isTyped && (
              <Button
                look="plain"
                isSmall
                aria-label={`Revenir au calcul\u00a0: ${LABELS[measure]}`}
                onClick={() => void editor.run(typeFigure, { measure, value: null })}
              >
                Revenir au calcul
              </Button>
            )}
          </div>
        )
      })}
    </div>
  )
}
