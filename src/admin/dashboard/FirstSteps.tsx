'use client'

import Link from 'next/link'

import { counted } from '@/platform/french.model'
import { Icon } from '@/ui/Icon'
import { rememberedChoice } from '@/ui/remembered-choice'

import styles from './FirstSteps.module.scss'
import type { FirstStep } from './first-steps'

const useShown = rememberedChoice('patte-blanche:premiers-pas', 'shown', 'hidden')

/** The way to a first site: what is done, and the next thing to do in front. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const [shown, setShown] = useShown()
  const done = steps.filter(({ isDone }) => isDone).length
  const left = steps.length - done
  const next = steps.find(({ isDone }) => !isDone)
  if (shown === 'hidden')
    return (
      <button type="button" className={styles.toggle} onClick={() => setShown('shown')}>
        Premiers pas&nbsp;: reste {counted(left, 'étape')}
      </button>
    )
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <header className={styles.head}>
        <h2 id="first-steps">Premiers pas</h2>
        <p id="first-steps-progress">
          {done} sur {counted(steps.length, 'étape')}
        </p>
        <progress max={steps.length} value={done} aria-labelledby="first-steps-progress" />
      </header>
      <ol>
        {steps.map(({ label, hint, href, isDone }) => (
          <li key={label} data-done={isDone} data-next={label === next?.label || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone && <Icon name="check" size={16} />}
            </span>
            {isDone ? (
              <p>
                {label} <span className={styles.spoken}>(fait)</span>
              </p>
            ) : (
              <div>
                <Link href={href} prefetch={false}>
                  {label}
                </Link>
                <p>{hint}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className={styles.toggle} onClick={() => setShown('hidden')}>
        Masquer les premiers pas
      </button>
    </section>
  )
}
