import { ofName, ofOrganisation, toOrganisation } from '@/platform/french.model'

import { termLabel } from '../form/model'
import { euros, type GiftState } from '../model'

type ReturnWords = { title: string; lead: string }

const toWhom = ({ shelter, animal }: GiftState): string => {
  if (!shelter) return 'à Patte Blanche'
  if (!animal) return toOrganisation(shelter.name)
  return `à ${animal.name}, ${ofOrganisation(shelter.name)}`
}

/** « Votre don de 25 € au Refuge des Quatre Vents », « Votre parrainage de Nala, 10 €/mois ». */
function giftWords(gift: GiftState): string {
  const { kind, amountCents, frequency, animal, shelter } = gift
  if (kind !== 'sponsorship') return `Votre don de ${euros(amountCents)} ${toWhom(gift)}`
  const whom = animal ? ofName(animal.name) : ofOrganisation(shelter?.name ?? '')
  return `Votre parrainage ${whom}, ${termLabel(amountCents, frequency ?? 'monthly')},`
}

/** What a page of return says first: never more than is known. */
export function returnWords(gift: GiftState): ReturnWords {
  switch (gift.state) {
    case 'paid':
      return {
        title: `Merci${gift.firstName ? ` ${gift.firstName}` : ''}\u00a0!`,
        lead: `${giftWords(gift)} est confirmé. Un e-mail vous le redit.`,
      }
    case 'failed':
      return {
        title: 'Le paiement n’a pas abouti',
        lead: 'Votre banque l’a refusé. Rien n’a été débité, et ce que vous aviez écrit est toujours là.',
      }
    case 'expired':
      return {
        title: 'La page de paiement a expiré',
        lead: 'Rien n’a été débité. Vous pouvez recommencer\u00a0: ce que vous aviez écrit est toujours là.',
      }
    case 'pending':
      return {
        title: 'Paiement en attente',
        lead: `${giftWords(gift)} n’est pas encore confirmé par la banque. C’est souvent l’affaire de quelques secondes.`,
      }
  }
}

/** What becomes of the tax receipt; nothing when none was asked for. */
export const receiptWords = ({ receipt }: GiftState): string | null => {
  if (receipt === 'sent') return 'Envoyé par e-mail'
  return receipt === 'coming' ? 'En route, par e-mail' : null
}

/** What happens next, after a gift that was paid. */
export function nextWords(gift: GiftState): string[] {
  const { kind, shelter, animal } = gift
  if (!shelter) return ['Votre don fait vivre le site dès aujourd’hui.']
  const money = `L’argent est sur le compte ${ofOrganisation(shelter.name)}, qui nourrit, soigne et loge ses animaux avec.`
  if (kind !== 'sponsorship') return [money]
  return [
    money,
    ...(animal
      ? [
          `Quand ${animal.name} trouve une famille, nous vous l’écrivons, et vous choisissez la suite.`,
        ]
      : []),
    'Changer de montant, faire une pause, arrêter\u00a0: le lien est dans chaque e-mail.',
  ]
}
