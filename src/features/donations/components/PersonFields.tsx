import { MAX as CAMPAIGN, THANKS_TEXT } from '@/features/campaigns/model'
import { Checkbox } from '@/ui/Checkbox'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { TICKED, type GiftDraft, type GiftOffer } from '../form/model'
import { GIFT_LIMITS, NEWSLETTER_TEXT } from '../model'
import type { Bind } from './bind'
import styles from './GiftForm.module.scss'

type Props = { bind: Bind; offer: GiftOffer; first: GiftDraft | null }

/** Who gives, and what they want to say. */
export function PersonFields({ bind, offer, first }: Props) {
  const { shelter, kind, campaign } = offer
  const what = kind === 'sponsorship' ? 'parrainage' : 'don'
  return (
    <fieldset className={styles.part}>
      <legend>Vos coordonnées</legend>
      <div className={styles.pair}>
        <TextField
          {...bind('customerFirstName')}
          label="Prénom"
          autoComplete="given-name"
          maxLength={GIFT_LIMITS.name}
          defaultValue={first?.customerFirstName}
          isRequired
        />
        <TextField
          {...bind('customerLastName')}
          label="Nom"
          autoComplete="family-name"
          maxLength={GIFT_LIMITS.name}
          defaultValue={first?.customerLastName}
          isRequired
        />
      </div>
      <TextField
        {...bind('customerEmail')}
        label="E-mail"
        hint={`Pour le remerciement, et pour gérer votre ${what} ensuite.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={GIFT_LIMITS.email}
        defaultValue={first?.customerEmail}
        isRequired
      />
      {campaign && (
        <>
          <TextField
            {...bind('thanksName')}
            label="Prénom ou pseudo sur le mur des remerciements"
            hint={`${THANKS_TEXT}. Vide\u00a0: vous n’y êtes pas.`}
            autoComplete="off"
            maxLength={CAMPAIGN.thanksName}
            defaultValue={first?.thanksName}
            isOptional
          />
          <Checkbox
            {...bind('thanksAmount')}
            value={TICKED}
            label="Afficher aussi le montant de mon don"
            defaultChecked={first?.thanksAmount}
          />
        </>
      )}
      <details className={styles.more} open={Boolean(first?.customerMessage) || first?.anonymous}>
        <summary>{shelter ? 'Ajouter un mot, rester anonyme' : 'Ajouter un mot'}</summary>
        <div className={styles.inside}>
          <TextArea
            {...bind('customerMessage')}
            label={shelter ? `Un mot pour ${shelter.name}` : 'Un mot pour l’équipe'}
            isOptional
            rows={3}
            maxLength={GIFT_LIMITS.message}
            defaultValue={first?.customerMessage}
          />
          {shelter && (
            <Checkbox
              {...bind('anonymous')}
              value={TICKED}
              label="Je souhaite rester anonyme"
              hint="Votre nom n’est montré qu’à la direction du refuge, pour ses comptes et votre reçu."
              defaultChecked={first?.anonymous}
            />
          )}
        </div>
      </details>
      {shelter && (
        <Checkbox
          {...bind('newsletter')}
          value={TICKED}
          label={NEWSLETTER_TEXT}
          defaultChecked={first?.newsletter}
        />
      )}
    </fieldset>
  )
}
