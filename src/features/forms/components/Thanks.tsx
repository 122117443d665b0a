import type { Ref } from 'react'

import { ButtonLink } from '@/ui/Button'

import { thanksWords } from '../thanks.model'
import styles from './FormView.module.scss'

type Props = {
  shelterName: string
  /** The shelter's own words; empty: the usual ones. */
  confirmation: string
  /** Where the sender follows what becomes of the answer; `null`: the e-mail says it. */
  trackingPath: string | null
  /** An e-mail confirms it. */
  isMailed: boolean
  ref?: Ref<HTMLHeadingElement>
}

/** Said once an answer was sent. */
export function Thanks({ shelterName, confirmation, trackingPath, isMailed, ref }: Props) {
  const { title, then } = thanksWords(confirmation, shelterName)
  return (
    <div className={styles.thanks} role="status" data-form-done="">
      <h2 tabIndex={-1} ref={ref}>
        {title}
      </h2>
      {then && <p className={styles.said}>{then}</p>}
      {isMailed && (
        <p>
          {trackingPath
            ? 'Un e-mail vous le confirme.'
            : 'Un e-mail vous le confirme, avec le lien pour suivre votre demande.'}{' '}
          S’il n’arrive pas dans l’heure, regardez dans les courriers indésirables
          {trackingPath
            ? '.'
            : '\u00a0; après plusieurs envois le même jour, il part le lendemain.'}
        </p>
      )}
      {trackingPath && (
        <ButtonLink look="outline" href={trackingPath}>
          Suivre ma demande
        </ButtonLink>
      )}
    </div>
  )
}
