import { teamOf, toOrganisation } from '@/platform/french.model'

import type { GiftOffer } from '../form/model'

type About = Pick<GiftOffer, 'kind' | 'shelter' | 'animal' | 'campaign'>

/** Title of the form: « Faire un don », « Parrainer Nala ». */
export function giftTitle({ kind, animal, campaign }: About): string {
  if (kind === 'tip') return 'Soutenir Patte Blanche'
  if (campaign) return `Donner pour «\u00a0${campaign.title}\u00a0»`
  return kind === 'sponsorship' ? `Parrainer ${animal?.name ?? ''}`.trim() : 'Faire un don'
}

/** What the gift does, in a sentence. */
export function giftLead({ kind, shelter, animal, campaign }: About): string {
  if (kind === 'tip') {
    return 'Patte Blanche est libre, sans publicité, et gratuite pour les refuges. Ce don la fait vivre\u00a0; il n’est pas déductible de vos impôts.'
  }
  const team = shelter ? teamOf(shelter.name) : 'le refuge'
  if (kind === 'sponsorship') {
    return `Grâce à votre parrainage, ${team} nourrit, soigne et loge ${animal?.name ?? 'cet animal'}, jusqu’à ce qu’une famille arrive.`
  }
  if (campaign) {
    return `Votre don va ${toOrganisation(shelter?.name ?? 'refuge')}, pour la collecte «\u00a0${campaign.title}\u00a0». L’argent va directement sur le compte du refuge.`
  }
  return `Grâce à votre don, ${team} nourrit, soigne et loge ses animaux. L’argent va directement sur le compte du refuge.`
}
