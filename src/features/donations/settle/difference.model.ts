/** In what the ledger and the provider can differ. */
export const DIFFERENCE_LABELS = {
  MISSING_HERE: 'Paiement absent du grand livre',
  MISSING_THERE: 'Écriture inconnue du prestataire',
  AMOUNT: 'Montant encaissé différent',
  REFUND: 'Montant remboursé différent',
} as const
export type DifferenceKind = keyof typeof DIFFERENCE_LABELS
