'use client'

import Link from 'next/link'

import buttons from '@/ui/admin-buttons.module.scss'

import styles from './Import.module.scss'
import { PastImports } from './PastImports'
import { Remarks } from './Remarks'
import type { StepProps } from './use-import'
import { words } from './words.fr'

/** What came in, what stayed out, and the way back. */
export function DoneStep<Field extends string>({ state, kind }: StepProps<Field>) {
  const { sheet, progress, remarks, startOver } = state
  if (!sheet) return null
  return (
    <>
      <div className={styles.sum}>
        <p role="status">
          <strong>{kind.words.added(progress.added)}</strong>
        </p>
        {progress.added > 0 && kind.words.note && <p>{kind.words.note}</p>}
      </div>
      <Remarks kind={kind} remarks={remarks} table={sheet.table} />
      <div className={styles.actions}>
        <button type="button" className={buttons.plain} onClick={startOver}>
          {words.another}
        </button>
        <Link className={buttons.primary} href={kind.seeHref} prefetch={false}>
          {kind.words.see}
        </Link>
      </div>
      <PastImports kind={kind} />
    </>
  )
}
