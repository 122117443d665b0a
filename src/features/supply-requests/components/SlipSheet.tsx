import { OpeningHours } from '@/features/shelters/components/OpeningHours'
import { ShelterContact, telephone } from '@/features/shelters/components/ShelterContact'
import type { PublicShelter } from '@/features/shelters/queries'
import { Badge } from '@/ui/Badge'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { PrintButton } from '@/ui/PrintButton'

import { DELIVERY_WORDS, donatedWords, isOpenAnswer, requestPath, stepApi } from '../model'
import type { Slip } from '../responses'
import { STATUS_NAMES, STATUS_TONES } from './status'
import styles from './Supply.module.scss'

/** What to do now, in words. */
function Now({ slip }: { slip: Slip }) {
  if (slip.isArchived) return <Banner tone="info">Vous avez retiré cette proposition.</Banner>
  switch (slip.status) {
    case 'PENDING':
      return (
        <Banner tone="info" title="Attendez la réponse du refuge">
          Ne vous déplacez pas encore&nbsp;: l’équipe vous répond, et nous vous écrivons.
        </Banner>
      )
    case 'ACCEPTED':
      return (
        <Banner tone="success" title="Le refuge vous attend">
          {DELIVERY_WORDS[slip.request.deliveryMode]}
        </Banner>
      )
    case 'DONE':
      return <Banner tone="success">C’est reçu. Merci&nbsp;!</Banner>
    case 'REJECTED':
      return (
        <Banner tone="warning" title="Le refuge n’en a pas l’usage">
          {slip.rejectedReason}
        </Banner>
      )
  }
}

type Props = {
  slip: Slip
  /** Null when it is not public any more: what was said can be taken back, nobody is awaited. */
  shelter: PublicShelter | null
}

/** « J’apporte »: what, how much, where and when, on one sheet of paper. */
export function SlipSheet({ slip, shelter }: Props) {
  const { id, request, quantityDonated, name, message, status, isArchived } = slip
  const isOpen = isOpenAnswer(status) && !isArchived
  const isThere = slip.isShown && shelter !== null
  return (
    <div className={styles.slip}>
      <p className={styles.badges}>
        <Badge tone={isArchived ? 'neutral' : STATUS_TONES[status]}>
          {isArchived ? 'Retiré' : STATUS_NAMES[status]}
        </Badge>
      </p>
      {isThere || !isOpen ? (
        <Now slip={slip} />
      ) : (
        <Banner tone="warning" title="Ce besoin n’est plus en ligne">
          Ne vous déplacez pas. Vous pouvez retirer votre proposition.
        </Banner>
      )}
      <dl>
        <div>
          <dt>J’apporte</dt>
          <dd>{donatedWords(quantityDonated, request.quantityUnit)}</dd>
        </div>
        <div>
          <dt>Pour</dt>
          <dd>{isThere ? <a href={requestPath(request.id)}>{request.title}</a> : request.title}</dd>
        </div>
        <div>
          <dt>De la part de</dt>
          <dd>{name}</dd>
        </div>
        {message && (
          <div>
            <dt>Mon message</dt>
            <dd className={styles.words}>{message}</dd>
          </div>
        )}
        {slip.contact && (
          <div>
            <dt>Qui vous répond au refuge</dt>
            <dd>
              {slip.contact}
              {slip.contactPhone && (
                <>
                  , <a href={telephone(slip.contactPhone)}>{slip.contactPhone}</a>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      {isOpen && isThere && (
        <div className={styles.where}>
          <div>
            <h2>{shelter.name}</h2>
            <ShelterContact shelter={shelter} />
          </div>
          {request.deliveryMode === 'DEPOT_AT_SHELTER' && shelter.openingHours.length > 0 && (
            <div>
              <h2>Horaires</h2>
              <OpeningHours shelter={shelter} />
            </div>
          )}
        </div>
      )}
      {isOpen && (
        <div className={`${styles.ways} ${styles.screen}`}>
          {isThere && <PrintButton />}
          <form action={stepApi(id, 'withdraw')} method="post">
            <Button type="submit" look="plain">
              Je n’apporte plus
            </Button>
          </form>
        </div>
      )}
    </div>
  )
}
