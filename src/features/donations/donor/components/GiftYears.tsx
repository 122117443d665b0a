import { ofName } from '@/platform/french.model'
import { plainDay } from '@/platform/time/model'

import { Button } from '@/ui/Button'

import { euros } from '../../model'
import type { GiftYear, OwnGift } from '../model'
import styles from './Donor.module.scss'

/** What was given, by year, with its receipts: for the tax return, and to remember. */
export function GiftYears({ years, token }: { years: readonly GiftYear[]; token: string }) {
  return (
    <section aria-labelledby="historique" className={styles.section}>
      <h2 id="historique">Mes dons par année</h2>
      {years.map(({ year, keptCents, gifts }, at) => (
        <details key={year} className={styles.year} open={at === 0}>
          <summary>
            <h3>{year}</h3>
            <span>
              {gifts.length} {gifts.length > 1 ? 'paiements' : 'paiement'}
              {'\u00a0'}: <strong>{euros(keptCents)}</strong> de dons
            </span>
          </summary>
          <ul className={styles.gifts}>
            {gifts.map((gift) => (
              <Gift key={gift.id} gift={gift} token={token} />
            ))}
          </ul>
        </details>
      ))}
      <p className={styles.soft}>
        Les pourboires à la plateforme ne sont pas comptés{'\u00a0'}: ils ne sont pas déductibles.
        Pour vos impôts, seuls comptent vos reçus fiscaux.
      </p>
    </section>
  )
}

const purposeOf = ({ shelter, animal, campaign, isSponsorship }: OwnGift): string => {
  if (!shelter) return 'Don à la plateforme Patte Blanche'
  if (isSponsorship) return `Parrainage ${animal ? ofName(animal) : 'du refuge'}`
  if (campaign) return `Don pour la collecte «\u00a0${campaign}\u00a0»`
  return animal ? `Don pour ${animal}` : 'Don'
}

/** What happened to the money since, in a sentence; nothing when it stayed where it went. */
function sinceLabel({ since, amountCents, keptCents }: OwnGift): string | null {
  if (since === 'DISPUTE') return 'Paiement contesté auprès de la banque'
  if (keptCents >= amountCents) return null
  return keptCents > 0 ? `Remboursé en partie, il reste ${euros(keptCents)}` : 'Remboursé'
}

function Gift({ gift, token }: { gift: OwnGift; token: string }) {
  const { at, amountCents, tipCents, shelter, receipt, thanked } = gift
  const since = sinceLabel(gift)
  return (
    <li className={styles.gift}>
      <p>
        {purposeOf(gift)}
        {shelter && (
          <>
            , <a href={`/shelter/${shelter.slug}`}>{shelter.name}</a>
          </>
        )}
        <br />
        <span className={styles.soft}>
          <time dateTime={at}>{plainDay(new Date(at))}</time>
          {tipCents > 0 && `, et ${euros(tipCents)} de pourboire à la plateforme`}
        </span>
        {since && (
          <>
            <br />
            <strong>{since}</strong>
          </>
        )}
      </p>
      <p className={styles.sum}>{euros(amountCents)}</p>
      {thanked && (
        <form
          action={`/api/donors/${encodeURIComponent(token)}/thanks/${thanked}/leave`}
          method="post"
        >
          <Button type="submit" look="plain">
            Retirer mon nom du mur des remerciements
          </Button>
        </form>
      )}
      {receipt && (
        <p className={styles.receipt}>
          <a href={receipt.href}>Reçu fiscal n°{`\u00a0${receipt.label}`} (PDF)</a>
        </p>
      )}
    </li>
  )
}
