'use client'

import { useState } from 'react'

import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'

import { lengthWords, WALK_LIMITS } from '../../model'
import { PROPOSED_CUT, type LineEnd } from '../../track/cut'
import { cutTrack, strayOf } from '../cut'
import { useContent, useEditor } from './context'
import styles from './WalkEditor.module.scss'

const WORDS = {
  start: { label: 'Mètres à retirer au début', cut: 'Retirer le début' },
  end: { label: 'Mètres à retirer à la fin', cut: 'Retirer la fin' },
} as const

function CutEnd({ end }: { end: LineEnd }) {
  const { editor } = useEditor()
  const stray = strayOf(useContent(), end)
  const [typed, setTyped] = useState(String(PROPOSED_CUT))
  const [problem, setProblem] = useState('')
  const cut = () => {
    const metres = Number(typed.trim().replace(',', '.'))
    if (!(metres >= 1 && metres <= WALK_LIMITS.distance)) {
      return setProblem('Écrivez un nombre de mètres, par exemple 200')
    }
    const { done, message } = editor.run(cutTrack, { end, metres: Math.round(metres) })
    setProblem(done ? '' : message)
  }
  return (
    <div className={styles.withButton}>
      <TextField
        label={WORDS[end].label}
        hint={
          stray === null
            ? undefined
            : end === 'start'
              ? `Le tracé commence à ${lengthWords(stray)} du départ\u00a0: de chez vous\u00a0?`
              : `Le tracé finit à ${lengthWords(stray)} de l’arrivée\u00a0: chez vous\u00a0?`
        }
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          cut()
        }}
      />
      <Button look="outline" onClick={cut}>
        {WORDS[end].cut}
      </Button>
    </div>
  )
}

/** Takes away what leads to somebody’s door: a recording starts where it was switched on. */
export function CutEnds() {
  return (
    <fieldset className={styles.add}>
      <legend>Couper les bouts du tracé</legend>
      <p className={styles.note}>
        Le tracé sera public du premier au dernier point. S’il part de chez vous ou y revient,
        retirez-en le début et la fin avant d’enregistrer.
      </p>
      <div className={styles.pair}>
        <CutEnd end="start" />
        <CutEnd end="end" />
      </div>
    </fieldset>
  )
}
