import type { PayoutState } from '@/features/shelters/model'

/**
 * What a shelter's account at the provider is worth to it. It is open once money can be taken and
 * reaches its bank; an open account that loses either is suspended, not « in progress » again.
 * @param record `null` when the provider knows no such account any more
 */
export function payoutStateOf(
  record: { canCharge: boolean; canPayOut: boolean } | null,
  before: PayoutState | null | undefined,
): PayoutState {
  if (!record) return 'RESTRICTED'
  if (record.canCharge && record.canPayOut) return 'ENABLED'
  return before === 'ENABLED' || before === 'RESTRICTED' ? 'RESTRICTED' : 'PENDING'
}

/** What the team is told of each state. */
export const PAYOUT_STATE_SENTENCES: Record<PayoutState, string> = {
  NONE: 'Pour recevoir des dons et des parrainages en ligne, le refuge ouvre son propre compte chez notre prestataire de paiement. L’argent des donateurs lui arrive directement.',
  PENDING:
    'Le prestataire attend encore des informations, ou les vérifie. Les dons en ligne s’ouvriront dès que ce sera terminé.',
  ENABLED:
    'Les dons et les parrainages en ligne arrivent sur le compte du refuge, qui les verse sur son compte bancaire.',
  RESTRICTED:
    'Le prestataire a suspendu le compte\u00a0: aucun don ne peut être pris pour le moment. Complétez ce qu’il demande pour le rouvrir.',
}

/** The words of the button that leads to the provider's pages. */
export const OPEN_ACCOUNT_LABELS: Record<PayoutState, string> = {
  NONE: 'Activer les paiements',
  PENDING: 'Continuer l’activation',
  ENABLED: 'Modifier le compte de paiement',
  RESTRICTED: 'Compléter les informations',
}

/** Said when this installation has no provider at all. */
export const NO_PROVIDER =
  'Les paiements en ligne ne sont pas configurés sur cette installation. Parlez-en à la personne qui l’administre.'
