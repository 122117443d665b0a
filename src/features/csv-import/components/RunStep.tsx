'use client'

import buttons from '@/ui/admin-buttons.module.scss'

import { Bar } from './Bar'
import styles from './Import.module.scss'
import type { StepProps } from './use-import'
import { words } from './words.fr'

/** Lines are on their way, or wait to go on. */
export function RunStep<Field extends string>({ state, kind }: StepProps<Field>) {
  const { sheet, over, busy, progress, refusal, isFound, isStopping } = state
  if (busy === 'importing') {
    return (
      <>
        <Bar label={words.running} over={over} />
        <p>{words.runningHint}</p>
        <div className={styles.actions}>
          <button
            type="button"
            className={buttons.plain}
            aria-disabled={isStopping || undefined}
            onClick={state.stop}
          >
            {isStopping ? words.stopping : words.stop}
          </button>
        </div>
      </>
    )
  }
  return (
    <>
      {isFound && sheet && <p>{words.found(sheet.name)}</p>}
      <p>{kind.words.added(progress.added)}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.plain} onClick={state.startOver}>
          {words.abandon}
        </button>
        <button type="button" className={buttons.primary} onClick={state.resume}>
          {refusal ? words.retry : words.resume}
        </button>
      </div>
    </>
  )
}
