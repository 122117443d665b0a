'use client'

import { useEffect } from 'react'

import { ShareRow } from '@/features/animals/components/ShareRow'
import { toOrganisation } from '@/platform/french.model'
import { Button, ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import { termLabel } from '../form/model'
import { euros, totalOf, type GiftState } from '../model'
import { forgetAttempts } from './attempt'
import styles from './GiftReturn.module.scss'
import { forgetAll } from './draft-storage'
import { Portrait, type PortraitData } from './Portrait'
import { nextWords, receiptWords, returnWords } from './return-words'
import { useGiftState } from './use-gift-state'

type Props = {
  /** As it was when the page was made. */
  gift: GiftState
  token: string
  /** Of the site, for whoever shares it. */
  origin: string
  /** The page of the form, where one may try again. */
  again: string
  /** The animal that it is for, while its page is public. */
  portrait?: PortraitData | null
}

/** What somebody sees who comes back from the payment; it follows what becomes of it. */
export function GiftReturn({ gift: known, token, origin, again, portrait }: Props) {
  const { gift, isAsking, ask } = useGiftState(token, known)
  const { state } = gift
  const { title, lead } = returnWords(gift)

  useEffect(() => {
    if (state === 'pending') return
    // The same gift again is another one; what was typed is of no more use once it was made.
    forgetAttempts()
    if (state === 'paid') forgetAll()
  }, [state])

  return (
    <div className={styles.page}>
      <PageBanner
        trail={[{ label: gift.kind === 'sponsorship' ? 'Votre parrainage' : 'Votre don' }]}
        title={title}
        lead={<span role="status">{lead}</span>}
      />
      {state === 'pending' && <Waiting isAsking={isAsking} onAsk={ask} />}
      {state === 'paid' && (
        <>
          {portrait && <Portrait portrait={portrait} />}
          <Paid gift={gift} origin={origin} />
        </>
      )}
      {(state === 'failed' || state === 'expired') && (
        <div className={styles.ways}>
          <ButtonLink href={again}>Réessayer</ButtonLink>
          {gift.shelter && (
            <ButtonLink look="outline" href={`/shelter/${gift.shelter.slug}`}>
              Retour {toOrganisation(gift.shelter.name)}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

function Waiting({ isAsking, onAsk }: { isAsking: boolean; onAsk: () => void }) {
  return (
    <>
      <div className={styles.waiting}>
        {isAsking && (
          <span className={`${styles.turning} ${styles.withScript}`} aria-hidden="true" />
        )}
        <p>
          <span className={styles.withScript}>
            {isAsking
              ? 'Cette page se met à jour toute seule.'
              : 'C’est plus long que d’habitude. Nous continuons de vérifier de notre côté.'}
          </span>
          <noscript>Actualisez cette page dans un instant.</noscript> Vous pouvez la fermer
          {'\u00a0'}: un e-mail vous préviendra, et rien n’est payé deux fois.
        </p>
      </div>
      <div className={styles.ways}>
        {!isAsking && (
          <Button className={styles.withScript} onClick={onAsk}>
            Vérifier maintenant
          </Button>
        )}
        <noscript>
          <ButtonLink href="?actualiser=oui">Actualiser la page</ButtonLink>
        </noscript>
      </div>
    </>
  )
}

function Paid({ gift, origin }: { gift: GiftState; origin: string }) {
  const { kind, amountCents, tipCents, frequency, shelter, animal, donorPath } = gift
  const receipt = receiptWords(gift)
  const page = shelter
    ? `/shelter/${shelter.slug}${animal ? `/animals/${animal.id}` : ''}`
    : '/agir'
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{kind === 'sponsorship' ? 'Parrainage' : 'Don'}</dt>
          <dd>
            {kind === 'sponsorship'
              ? termLabel(amountCents, frequency ?? 'monthly')
              : euros(amountCents)}
          </dd>
        </div>
        {tipCents > 0 && (
          <>
            <div>
              <dt>Pourboire pour Patte Blanche{frequency && ', une seule fois'}</dt>
              <dd>{euros(tipCents)}</dd>
            </div>
            <div>
              <dt>Total payé</dt>
              <dd>{euros(totalOf({ amountCents, tipCents }))}</dd>
            </div>
          </>
        )}
        {receipt && (
          <div>
            <dt>Reçu fiscal</dt>
            <dd>{receipt}</dd>
          </div>
        )}
      </dl>
      <section aria-labelledby="ensuite">
        <h2 id="ensuite">Et maintenant{'\u00a0'}?</h2>
        <ul>
          {nextWords(gift).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      <div className={styles.ways}>
        {donorPath && (
          <ButtonLink href={donorPath}>
            {kind === 'sponsorship' ? 'Gérer mon parrainage' : 'Gérer mon don'}
          </ButtonLink>
        )}
        <ButtonLink look="outline" href={shelter ? `/shelter/${shelter.slug}/news` : '/animaux'}>
          {shelter ? 'Les nouvelles du refuge' : 'Les animaux à adopter'}
        </ButtonLink>
      </div>
      <section aria-labelledby="partager">
        <h2 id="partager">Le dire autour de vous</h2>
        <p>Une personne de plus qui regarde, c’est souvent un animal de moins qui attend.</p>
        <ShareRow
          name={animal?.name ?? shelter?.name ?? 'Patte Blanche'}
          url={`${origin}${page}`}
          poster={animal ? `/animaux/${animal.id}/affiche` : null}
          text={shareText(gift)}
        />
      </section>
    </>
  )
}

function shareText({ kind, shelter, animal }: GiftState): string {
  if (!shelter) return 'Je soutiens Patte Blanche, la plateforme ouverte des refuges'
  return kind === 'sponsorship' && animal
    ? `Je parraine ${animal.name}, qui attend sa famille`
    : `Je soutiens ${shelter.name}`
}
