import { eurosText } from '@/platform/money/model'
import { plainDay } from '@/platform/time/model'
import { ActionForm } from '@/ui/ActionForm'
import { Badge } from '@/ui/Badge'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { TextField } from '@/ui/TextField'

import {
  euros,
  frequencyWords,
  SPONSORSHIP_STATUS_LABELS,
  type SponsorshipStatus,
} from '../../model'
import { Portrait } from '../../components/Portrait'
import { OWN_END_WORDS, sponsorMoves, type OwnSponsorship } from '../model'
import { AfterLeaving } from './AfterLeaving'
import styles from './Donor.module.scss'

const TONES: Record<SponsorshipStatus, 'pine' | 'apricot' | 'berry' | 'neutral'> = {
  PENDING: 'neutral',
  ACTIVE: 'pine',
  PAST_DUE: 'berry',
  PAUSED: 'apricot',
  AWAITING_CHOICE: 'apricot',
  ENDED: 'neutral',
}

type Props = {
  sponsorship: OwnSponsorship
  token: string
  animals: ReadonlyArray<{ id: string; name: string }>
}

const day = (at: string): string => plainDay(new Date(at))

/** What a sponsorship is called: by its animal, else by its shelter. */
const titleOf = ({ animal, shelter }: OwnSponsorship): string =>
  animal ?? shelter?.name ?? 'Parrainage'

/** A sponsorship with everything that its sponsor may do, each in a form of its own. */
export function SponsorshipCard({ sponsorship, token, animals }: Props) {
  const { id, status, shelter, card } = sponsorship
  const moves = sponsorMoves(status)
  const api = `/api/donors/${encodeURIComponent(token)}/sponsorships/${id}`
  const move = (name: string) => <input type="hidden" name="move" value={name} />
  const title = titleOf(sponsorship)
  return (
    <li className={styles.card}>
      <h3>{title}</h3>
      {sponsorship.portrait && <Portrait portrait={sponsorship.portrait} />}
      <p>
        <Badge tone={TONES[status]}>{SPONSORSHIP_STATUS_LABELS[status]}</Badge>
      </p>
      <p>
        <strong>
          {euros(sponsorship.amountCents)} {frequencyWords(sponsorship.frequency)}
        </strong>
        {shelter && sponsorship.animal && (
          <>
            , <a href={`/shelter/${shelter.slug}`}>{shelter.name}</a>
          </>
        )}
        <br />
        <span className={styles.soft}>{whenOf(sponsorship)}</span>
      </p>
      {status === 'PAST_DUE' && (
        <Banner tone="destructive" title="Le dernier paiement n’est pas passé">
          Vérifiez votre carte{'\u00a0'}: nous essaierons encore. Sans paiement, le parrainage
          s’arrête de lui-même.
        </Banner>
      )}
      {moves.includes('choose') && (
        <AfterLeaving sponsorship={sponsorship} api={api} token={token} animals={animals} />
      )}
      {moves.includes('resume') && (
        <ActionForm
          action={api}
          token={token}
          label="Reprendre mon parrainage"
          busyLabel="Envoi en cours…"
        >
          {move('resume')}
        </ActionForm>
      )}
      {moves.includes('card') && (
        <p className={styles.row}>
          {card && (
            <span>
              {card.brand} qui finit par {card.last4}, expire en {card.expires}
            </span>
          )}
          <ButtonLink look="outline" href={`${api}/card`} rel="nofollow">
            Changer de carte
          </ButtonLink>
        </p>
      )}
      {moves.includes('amount') && (
        <details className={styles.fold}>
          <summary>Changer le montant</summary>
          <ActionForm
            action={api}
            token={token}
            label="Enregistrer ce montant"
            busyLabel="Enregistrement…"
          >
            {move('amount')}
            <TextField
              label={`Montant ${frequencyWords(sponsorship.frequency)}, en euros`}
              hint="À partir du prochain paiement. Rien n’est débité maintenant."
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={eurosText(sponsorship.amountCents)}
              isRequired
            />
          </ActionForm>
        </details>
      )}
      {moves.includes('pause') && (
        <details className={styles.fold}>
          <summary>Mettre en pause</summary>
          <ActionForm
            action={api}
            token={token}
            label="Oui, mettre en pause"
            busyLabel="Envoi en cours…"
            look="outline"
          >
            {move('pause')}
            <p>Plus rien n’est débité jusqu’à ce que vous repreniez, quand vous voulez.</p>
          </ActionForm>
        </details>
      )}
      {moves.includes('stop') && (
        <details className={styles.fold}>
          <summary>Arrêter mon parrainage</summary>
          <ActionForm
            action={api}
            token={token}
            label="Oui, arrêter"
            busyLabel="Arrêt en cours…"
            look="destructive"
          >
            {move('stop')}
            <p>
              Plus rien ne sera débité. Ce que vous avez déjà donné reste au refuge, et vos reçus
              restent ici.
            </p>
          </ActionForm>
        </details>
      )}
    </li>
  )
}

/** Since when, and what comes next. */
function whenOf(sponsorship: OwnSponsorship): string {
  const { status, startedAt, nextPaymentAt, endedAt, endReason, choiceUntil } = sponsorship
  const since = startedAt ? `Depuis le ${day(startedAt)}` : ''
  if (status === 'ENDED') {
    const why = endReason ? `. ${OWN_END_WORDS[endReason]}.` : ''
    return `${since}${endedAt ? `, jusqu’au ${day(endedAt)}` : ''}${why}`
  }
  if (status === 'AWAITING_CHOICE') {
    return choiceUntil ? `${since}. Votre choix est attendu jusqu’au ${day(choiceUntil)}.` : since
  }
  if (status === 'PAUSED') return `${since}. Rien n’est débité pendant la pause.`
  return nextPaymentAt ? `${since}. Prochain paiement le ${day(nextPaymentAt)}.` : since
}
