import { ActionForm } from '@/ui/ActionForm'
import { Badge } from '@/ui/Badge'

import { NoPhoto } from '../../components/NoPhoto'
import styles from '../../components/OwnReport.module.scss'
import { ownApi } from '../../model'
import { placeLine } from '../../wording.model'
import { seenWhen, type OwnSighting } from '../trail.model'

type Props = { token: string; sightings: readonly OwnSighting[] }

/** Where people saw the animal of a report; its author takes away what was another animal. */
export function OwnTrail({ token, sightings }: Props) {
  return (
    <ol className={styles.matches}>
      {sightings.map((seen) => {
        const { id, photo, isHidden } = seen
        const when = seenWhen(seen)
        return (
          <li key={id} className={styles.match}>
            {photo ? (
              <a href={photo.url}>
                <img
                  src={photo.cardUrl}
                  alt={`L’animal, ${when}`}
                  width={84}
                  height={76}
                  loading="lazy"
                />
              </a>
            ) : (
              <NoPhoto isSmall />
            )}
            <div>
              <strong>{when}</strong>
              <p>{placeLine(seen)}</p>
              {isHidden && <Badge tone="neutral">Vous seul le voyez</Badge>}
            </div>
            <div className={styles.answers}>
              <ActionForm
                action={ownApi(token, 'sightings')}
                label={isHidden ? 'Montrer de nouveau' : 'C’était un autre animal'}
                busyLabel="Un instant…"
                look="outline"
                about={when}
              >
                <input type="hidden" name="sighting" value={id} />
                <input type="hidden" name="answer" value={isHidden ? 'SHOW' : 'HIDE'} />
              </ActionForm>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
