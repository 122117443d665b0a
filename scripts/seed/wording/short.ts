import type { EnergyLevel } from '@/features/animals/model'

import type { AnimalFacts } from './facts'

/** Pairs of adjectives that open the line of a card. */
export const ADJECTIVES: Readonly<Record<EnergyLevel, readonly string[]>> = {
  VERY_LOW: ['Paisible et tendre', 'Calme et [rêveur|rêveuse]', '[Doux|Douce] et tranquille'],
  LOW: [
    '[Posé|Posée] et [affectueux|affectueuse]',
    '[Doux|Douce] et [discret|discrète]',
    '[Serein|Sereine] et [câlin|câline]',
  ],
  MODERATE: [
    '[Équilibré|Équilibrée] et [curieux|curieuse]',
    '[Joueur|Joueuse] et [affectueux|affectueuse]',
    '[Gai|Gaie] et [attachant|attachante]',
  ],
  HIGH: [
    '[Vif|Vive] et [joueur|joueuse]',
    '[Sportif|Sportive] et [malin|maligne]',
    'Dynamique et [attachant|attachante]',
  ],
  VERY_HIGH: [
    '[Plein|Pleine] d’énergie et drôle',
    'Infatigable et [joyeux|joyeuse]',
    '[Vif|Vive] comme l’éclair',
  ],
}

/** What the animal is after, in the same line. */
export const WISHES: Readonly<Record<AnimalFacts['species'], readonly string[]>> = {
  DOG: [
    '{name} cherche une famille présente',
    '{name} rêve de balades à deux',
    '{name} attend la personne qui saura [le|la] comprendre',
    '{name} aime les gens et le leur montre',
    '{name} n’attend qu’un panier à [lui|elle]',
    '{name} voudrait retrouver une vie de famille',
    '{name} apprend vite et ne demande qu’à bien faire',
    '{name} offre son affection sans compter',
  ],
  CAT: [
    '{name} cherche un coin de canapé',
    '{name} ronronne dès qu’on s’approche',
    '{name} rêve d’une fenêtre au soleil',
    '{name} attend un foyer tranquille',
    '{name} aime la compagnie, à sa façon',
    '{name} voudrait une main douce et du temps',
    '{name} partagerait volontiers vos soirées',
    '{name} mérite enfin une maison à [lui|elle]',
  ],
}

const FRIENDLY = ['EXCELLENT', 'GOOD']

const HOSTILE = ['POOR', 'AGGRESSIVE']

/** What the facts allow to promise, or a plain warning; the weakness follows. */
export function companySentence(facts: AnimalFacts, weakness: string): string {
  const { sociabilityDogs, sociabilityCats, sociabilityKids } = facts
  const good = [
    FRIENDLY.includes(sociabilityDogs) ? 'les chiens' : '',
    FRIENDLY.includes(sociabilityCats) ? 'les chats' : '',
    FRIENDLY.includes(sociabilityKids) ? 'les enfants' : '',
  ].filter(Boolean)
  const last = good[good.length - 1]
  if (last) {
    const listed = good.length > 1 ? `${good.slice(0, -1).join(', ')} et ${last}` : last
    return `S’entend avec ${listed}, mais ${weakness}.`
  }
  if (HOSTILE.includes(sociabilityDogs) && HOSTILE.includes(sociabilityCats)) {
    return `Pour un foyer sans autre animal ; ${weakness}.`
  }
  return `À rencontrer sans se presser : ${weakness}.`
}
