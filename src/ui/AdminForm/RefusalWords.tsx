import buttons from '../admin-buttons.module.scss'
import type { Refusal } from '../api/client'

type Props = {
  refusal: Refusal
  /** What becomes of the work while the network or the session is gone. */
  kept: string
}

/** Why something was not saved, and the way to sign in again where that is all it takes. */
export function RefusalWords({ refusal: { kind, sentence }, kept }: Props) {
  const isSignedOut = kind === 'signedOut'
  return (
    <>
      <p>
        {isSignedOut ? 'Votre session est terminée.' : sentence}{' '}
        {(isSignedOut || kind === 'network') && kept}
      </p>
      {isSignedOut && (
        <a className={buttons.link} href="/auth/connexion" target="_blank" rel="noreferrer">
          Se connecter dans un autre onglet
        </a>
      )}
    </>
  )
}
