'use client'

import { useRef } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import styles from './Import.module.scss'
import { PastImports } from './PastImports'
import { saveCsv } from './save-csv'
import type { StepProps } from './use-import'
import { words } from './words.fr'

/** A file is chosen; what was imported before can be taken back. */
export function FileStep<Field extends string>({ state, kind }: StepProps<Field>) {
  const { problem, busy, choose } = state
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p id="import-file-hint">{kind.words.fileHint}</p>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) choose(file)
          // The same file, once corrected, is a choice again.
          target.value = ''
        }}
      />
      {problem && (
        <p className={styles.refusal} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={buttons.plain}
          onClick={() => void saveCsv([kind.model.map(kind.label)], kind.words.modelName)}
        >
          <Icon name="download" size={20} />
          {words.model}
        </button>
        <button
          type="button"
          className={buttons.primary}
          aria-describedby="import-file-hint"
          aria-disabled={busy !== null || undefined}
          onClick={() => input.current?.click()}
        >
          {busy === 'reading' ? words.reading : words.chooseFile}
        </button>
      </div>
      <PastImports kind={kind} />
    </>
  )
}
