'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'

import buttons from '@/ui/admin-buttons.module.scss'

import styles from './Import.module.scss'
import { PastImports } from './PastImports'
import { Remarks } from './Remarks'
import type { ImportState } from './use-import'
import { words } from './words.fr'

/** What came in, what stayed out, and the way back. */
export function DoneStep({ state, shelter }: { state: ImportState; shelter: string }) {
  const { sheet, progress, remarks, startOver } = state
  const { config } = useConfig()
  if (!sheet) return null
  return (
    <>
      <div className={styles.sum}>
        <p role="status">
          <strong>{words.added(progress.added)}</strong>
        </p>
        {progress.added > 0 && <p>{words.hidden}</p>}
      </div>
      <Remarks remarks={remarks} table={sheet.table} />
      <div className={styles.actions}>
        <button type="button" className={buttons.plain} onClick={startOver}>
          {words.another}
        </button>
        <Link
          className={buttons.primary}
          href={`${config.routes.admin}/collections/animals?status=ALL`}
          prefetch={false}
        >
          {words.see}
        </Link>
      </div>
      <PastImports shelter={shelter} />
    </>
  )
}
