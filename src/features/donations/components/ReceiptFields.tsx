import { Checkbox } from '@/ui/Checkbox'
import { TextField } from '@/ui/TextField'

import { TICKED, type GiftDraft } from '../form/model'
import { GIFT_LIMITS, RECEIPT_TEXT } from '../model'
import type { Bind } from './bind'
import styles from './GiftForm.module.scss'

type Props = { bind: Bind; ratePercent: number; first: GiftDraft | null }

/** The tax receipt, and the address that the law wants on it: asked for only with it. */
export function ReceiptFields({ bind, ratePercent, first }: Props) {
  return (
    <div className={styles.receipt}>
      <Checkbox
        {...bind('receiptWanted')}
        value={TICKED}
        label={RECEIPT_TEXT}
        hint={`Réduction d’impôt de ${ratePercent}\u00a0%, dans la limite de 20\u00a0% du revenu imposable.`}
        defaultChecked={first?.receiptWanted}
      />
      <fieldset className={styles.address}>
        <legend>Votre adresse, pour le reçu</legend>
        <TextField
          {...bind('addressLine')}
          label="Adresse"
          autoComplete="street-address"
          maxLength={GIFT_LIMITS.line}
          defaultValue={first?.addressLine}
        />
        <div className={styles.pair}>
          <TextField
            {...bind('postalCode')}
            label="Code postal"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={GIFT_LIMITS.postalCode}
            defaultValue={first?.postalCode}
          />
          <TextField
            {...bind('city')}
            label="Ville"
            autoComplete="address-level2"
            maxLength={GIFT_LIMITS.city}
            defaultValue={first?.city}
          />
        </div>
        <TextField
          {...bind('country')}
          label="Pays"
          autoComplete="country-name"
          maxLength={GIFT_LIMITS.country}
          defaultValue={first?.country ?? 'France'}
        />
      </fieldset>
    </div>
  )
}
