'use client'

import Link from 'next/link'
import { useEffect, useRef, type ReactNode } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { RefusalWords } from '@/ui/AdminForm/RefusalWords'
import { ListPage } from '@/ui/AdminList/ListPage'
import { Icon } from '@/ui/Icon'

import { CheckedStep } from './CheckedStep'
import { ColumnsStep } from './ColumnsStep'
import { DoneStep } from './DoneStep'
import { FileStep } from './FileStep'
import styles from './Import.module.scss'
import { RunStep } from './RunStep'
import type { ImportKind } from './kind'
import { useImport, type StepProps } from './use-import'
import { words } from './words.fr'

const TITLES = {
  file: words.file,
  columns: words.columns,
  checked: words.checked,
  paused: words.paused,
  done: words.done,
} as const

function stepOf<Field extends string>(props: StepProps<Field>): ReactNode {
  const { state } = props
  switch (state.step) {
    case 'file':
      return <FileStep {...props} />
    case 'columns':
      return <ColumnsStep {...props} />
    case 'checked':
      return <CheckedStep {...props} />
    case 'paused':
      return <RunStep {...props} />
    case 'done':
      return <DoneStep {...props} />
  }
}

/** A file of a spreadsheet comes in, step by step. */
export function ImportScreen<Field extends string>({ kind }: { kind: ImportKind<Field> }) {
  const state = useImport(kind)
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
      title={kind.words.title}
      actions={
        <Link className={buttons.plain} href={kind.backHref} prefetch={false}>
          <Icon name="arrow-left" size={20} />
          {kind.words.back}
        </Link>
      }
    >
      <p className={styles.about}>{kind.words.about}</p>
      <section className={styles.step} aria-labelledby="import-step">
        <h2 id="import-step" ref={title} tabIndex={-1}>
          {busy === 'importing' ? words.running : TITLES[step]}
        </h2>
        {stepOf({ state, kind })}
        {state.refusal && (
          <div className={styles.refusal} role="alert">
            <RefusalWords refusal={state.refusal} kept={words.keptHere} />
          </div>
        )}
      </section>
    </ListPage>
  )
}
