'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useEffect, useRef, type ReactNode } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import buttons from '@/ui/admin-buttons.module.scss'
import { RefusalWords } from '@/ui/AdminForm/RefusalWords'
import { ListPage } from '@/ui/AdminList/ListPage'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'
import { Icon } from '@/ui/Icon'

import { CheckedStep } from './CheckedStep'
import { ColumnsStep } from './ColumnsStep'
import { DoneStep } from './DoneStep'
import { FileStep } from './FileStep'
import styles from './Import.module.scss'
import { RunStep } from './RunStep'
import { useImport, type ImportState } from './use-import'
import { words } from './words.fr'

const TITLES = {
  file: words.file,
  columns: words.columns,
  checked: words.checked,
  paused: words.paused,
  done: words.done,
} as const

function stepOf(state: ImportState, shelter: string): ReactNode {
  switch (state.step) {
    case 'file':
      return <FileStep state={state} shelter={shelter} />
    case 'columns':
      return <ColumnsStep state={state} />
    case 'checked':
      return <CheckedStep state={state} />
    case 'paused':
      return <RunStep state={state} />
    case 'done':
      return <DoneStep state={state} shelter={shelter} />
  }
}

function Import({ shelter }: { shelter: string }) {
  const { user } = useAuth()
  const state = useImport(shelter, String(user?.id ?? ''))
  const { config } = useConfig()
  const { step, busy } = state
  const title = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // The button that led here is gone.
    if (!isFirst.current) title.current?.focus()
    isFirst.current = false
  }, [step])
  return (
    <ListPage
      title={words.title}
      actions={
        <Link
          className={buttons.plain}
          href={`${config.routes.admin}/collections/animals`}
          prefetch={false}
        >
          <Icon name="arrow-left" size={20} />
          {words.back}
        </Link>
      }
    >
      <p className={styles.about}>{words.about}</p>
      <section className={styles.step} aria-labelledby="import-step">
        <h2 id="import-step" ref={title} tabIndex={-1}>
          {busy === 'importing' ? words.running : TITLES[step]}
        </h2>
        {stepOf(state, shelter)}
        {state.refusal && (
          <div className={styles.refusal} role="alert">
            <RefusalWords refusal={state.refusal} kept={words.keptHere} />
          </div>
        )}
      </section>
    </ListPage>
  )
}

/** « Importer des animaux »: for the shelter in hand. */
export function ImportScreen() {
  const shelter = useShelterInHand()
  return (
    <ShelterScreen title={words.title} hint={words.chooseHint} shelter={shelter}>
      {(id) => <Import key={id} shelter={id} />}
    </ShelterScreen>
  )
}
