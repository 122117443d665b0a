/** Where a message is on its way. */
export const EMAIL_STATUSES = ['QUEUED', 'SENDING', 'SENT', 'KEPT', 'FAILED'] as const
export type EmailStatus = (typeof EMAIL_STATUSES)[number]

export const EMAIL_STATUS_LABELS: Record<EmailStatus, string> = {
  QUEUED: 'En attente',
  SENDING: 'En cours d’envoi',
  SENT: 'Envoyé',
  KEPT: 'Gardé ici (aucun serveur d’envoi)',
  FAILED: 'Non envoyé',
}
