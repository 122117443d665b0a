import type { Sociability } from '@/features/animals/model'

import type { AnimalFacts } from './facts'

export type Target = 'DOGS' | 'CATS' | 'KIDS' | 'ADULTS'

type Known = Exclude<Sociability, 'UNKNOWN'>
type Sentences = Readonly<Record<Known, readonly string[]>>

const DOGS: Sentences = {
  EXCELLENT: [
    'Avec les chiens, c’est l’entente parfaite.',
    '[Il|Elle] adore la compagnie des autres chiens et joue avec tous.',
    'Un chien tranquille pour compagnon ferait son bonheur.',
  ],
  GOOD: [
    '[Il|Elle] s’entend bien avec les chiens calmes.',
    'Les autres chiens ne lui posent pas de difficulté.',
    'Vivre avec un chien est possible, après une présentation soignée.',
  ],
  MODERATE: [
    'Avec les chiens, tout dépend des affinités : une rencontre au refuge est nécessaire.',
    '[Il|Elle] choisit ses amis chiens ; prévoyez plusieurs présentations.',
  ],
  POOR: [
    'La cohabitation avec un chien est déconseillée.',
    'Les chiens [le|la] mettent mal à l’aise : mieux vaut un foyer sans.',
  ],
  AGGRESSIVE: [
    '[Il|Elle] ne supporte pas les chiens et devra vivre sans eux.',
    'Aucun chien à la maison : [il|elle] peut se montrer [agressif|agressive].',
  ],
}

const CATS: Sentences = {
  EXCELLENT: [
    '[Il|Elle] vit sans souci avec les chats.',
    'Les chats sont ses amis, preuve faite en famille d’accueil.',
    'Partager le canapé avec des chats [le|la] ravit.',
  ],
  GOOD: [
    'Les chats [le|la] laissent paisible.',
    '[Il|Elle] accepte bien les chats après quelques jours.',
    'La vie avec un chat est possible, en prenant le temps.',
  ],
  MODERATE: [
    'Avec les chats, c’est à voir au cas par cas.',
    'Un chat au caractère affirmé peut convenir, pas un timide.',
  ],
  POOR: [
    'Mieux vaut ne pas avoir de chat à la maison.',
    'La présence d’un chat [le|la] stresse : nous la déconseillons.',
  ],
  AGGRESSIVE: [
    '[Il|Elle] s’en prend aux chats : la cohabitation est exclue.',
    'Pas de chat dans son futur foyer, c’est une condition.',
  ],
}

const KIDS: Sentences = {
  EXCELLENT: [
    'Les enfants peuvent compter sur sa douceur.',
    '[Il|Elle] a grandi avec des enfants et les adore.',
    'Patience et délicatesse : avec les enfants, [il|elle] est exemplaire.',
  ],
  GOOD: [
    'Une famille avec des enfants respectueux lui ira bien.',
    '[Il|Elle] apprécie les enfants qui savent rester calmes.',
    'Les enfants ne lui font pas peur.',
  ],
  MODERATE: [
    'Nous conseillons des enfants de plus de dix ans.',
    'Avec des enfants, il faudra des règles claires et de la surveillance.',
  ],
  POOR: [
    'Les gestes brusques des petits l’inquiètent : un foyer sans jeunes enfants est préférable.',
    'Une maison d’adultes lui conviendra mieux qu’une famille avec enfants.',
  ],
  AGGRESSIVE: [
    '[Il|Elle] ne peut pas vivre avec des enfants.',
    'Pour la sécurité de tous, pas d’enfant dans son foyer.',
  ],
}

const ADULTS: Sentences = {
  EXCELLENT: [
    'Avec les adultes, [il|elle] se montre d’une grande tendresse.',
    'Chaque visiteur devient vite un ami.',
  ],
  GOOD: ['[Il|Elle] va facilement vers les adultes.', 'Les adultes gagnent vite sa confiance.'],
  MODERATE: [
    'Il lui faut un peu de temps pour faire confiance à un adulte.',
    'Les inconnus doivent [le|la] laisser venir.',
  ],
  POOR: [
    '[Il|Elle] craint les inconnus et demande une longue mise en confiance.',
    'La méfiance envers les adultes reste forte ; plusieurs visites seront nécessaires.',
  ],
  AGGRESSIVE: ['[Il|Elle] peut menacer un inconnu qui force le contact.'],
}

export const SOCIABILITY_SENTENCES: Readonly<Record<Target, Sentences>> = {
  DOGS,
  CATS,
  KIDS,
  ADULTS,
}

export function levelOf(facts: AnimalFacts, target: Target): Sociability {
  const levels: Record<Target, Sociability> = {
    DOGS: facts.sociabilityDogs,
    CATS: facts.sociabilityCats,
    KIDS: facts.sociabilityKids,
    ADULTS: facts.sociabilityAdults,
  }
  return levels[target]
}

const UNTESTED: Readonly<Record<Target, string>> = {
  DOGS: 'les chiens',
  CATS: 'les chats',
  KIDS: 'les enfants',
  ADULTS: 'les inconnus',
}

/** One honest sentence for everything that was never tried. */
export function untestedSentences(targets: readonly Target[]): readonly string[] {
  const names = targets.map((target) => UNTESTED[target])
  const last = names[names.length - 1] ?? ''
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} et ${last}` : last
  const without = `${names.join(', ni avec ')}`
  return [
    `Nous n’avons pas encore pu [le|la] tester avec ${listed}.`,
    `Son comportement avec ${listed} nous est inconnu.`,
    `[Il|Elle] n’a pas été [testé|testée] avec ${without}.`,
  ]
}
