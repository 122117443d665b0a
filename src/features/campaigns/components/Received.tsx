import { euros } from '@/platform/money/model'

import { donorsWords, percentOf } from '../model'
import type { Campaign } from '../view'
import styles from './Campaigns.module.scss'

/** What a campaign received: of a goal where one is shown, by itself otherwise. */
export function Received({ campaign }: { campaign: Campaign }) {
  const { receivedCents, donors, goalCents, isOver } = campaign
  const percent = goalCents === null ? 0 : percentOf(receivedCents, goalCents)
  return (
    <div>
      {goalCents !== null && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
      <p className={styles.sum}>
        {receivedCents > 0 && (
          <>
            <strong>{euros(receivedCents)}</strong> reçus
            {goalCents !== null && ` sur ${euros(goalCents)}`}
            {', '}
          </>
        )}
        {receivedCents > 0 && donorsWords(donors).toLowerCase()}
        {receivedCents <= 0 && (isOver ? 'Aucun don reçu ici' : donorsWords(0))}
      </p>
    </div>
  )
}
