'use client'

import { useFormFields } from '@payloadcms/ui'

import { missingSentence, receiptBlockers, type ReceiptSettings } from '../model'
import styles from './Receipts.module.scss'

const COLUMNS = [
  'name',
  'siret',
  'rna',
  'legalPurpose',
  'receiptSigner',
  'taxRate',
  'taxReceiptsEnabled',
] as const
const PLACE = ['address', 'postalCode', 'city'] as const

/** Says while one types what is missing before the shelter can give receipts. */
export function ReceiptChecklist() {
  const json = useFormFields(([fields]) =>
    JSON.stringify({
      ...Object.fromEntries(COLUMNS.map((key) => [key, fields[key]?.value])),
      location: Object.fromEntries(PLACE.map((key) => [key, fields[`location.${key}`]?.value])),
    }),
  )
  const settings = JSON.parse(json) as ReceiptSettings
  const missing = receiptBlockers(settings)
  return (
    <div aria-live="polite" className={styles.checklist}>
      {settings.taxReceiptsEnabled ? (
        <p className={styles.notice} data-ready={missing.length === 0 || undefined}>
          <strong>
            {missing.length > 0 ? missingSentence(missing) : 'Reçus fiscaux\u00a0: tout est prêt.'}
          </strong>{' '}
          {missing.length > 0
            ? 'Les reçus demandés attendent, et partent dès que c’est complet.'
            : 'Ils portent ces mentions telles quelles, et partent par e-mail après chaque don. En les délivrant, l’association certifie qu’elle y a droit (article 200 du code général des impôts).'}
        </p>
      ) : (
        <p className={styles.notice}>
          Ce refuge ne délivre pas de reçus fiscaux. Ceux qui ont été émis restent disponibles.
        </p>
      )}
    </div>
  )
}
