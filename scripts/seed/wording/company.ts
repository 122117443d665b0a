import type { Sociability } from '@/features/animals/model'

import type { Random } from '../illustrations/prng'
import type { AnimalFacts } from './facts'
import type { Memory } from './memory'

type Target = 'DOGS' | 'CATS' | 'KIDS'
type Verdict = 'YES' | 'PERHAPS' | 'NO' | 'NEVER' | 'UNKNOWN'

/** The same answer as the table beside the text gives. */
const VERDICTS: Readonly<Record<Sociability, Verdict>> = {
  EXCELLENT: 'YES',
  GOOD: 'YES',
  MODERATE: 'PERHAPS',
  POOR: 'NO',
  AGGRESSIVE: 'NEVER',
  UNKNOWN: 'UNKNOWN',
}

const NAMED: Readonly<Record<Target, string>> = {
  DOGS: 'les chiens',
  CATS: 'les chats',
  KIDS: 'les enfants',
}

const BARE: Readonly<Record<Target, string>> = {
  DOGS: 'de chien',
  CATS: 'de chat',
  KIDS: 'de jeune enfant',
}

/** `@` is the list: « les chiens et les chats »; `#` the same without articles: « de chien ni de chat ». */
const FRAMES: Readonly<Record<Verdict, readonly string[]>> = {
  YES: [
    'Avec @, tout va bien.',
    '[Il|Elle] vit sans souci avec @.',
    'Bonne nouvelle pour @ : la place est à partager.',
    'Ses amis ? Sans hésiter, @.',
    'Nous l’avons [vu|vue] plusieurs fois avec @ : rien à signaler, que du bon.',
    'Avec @ autour, la maison lui paraît plus gaie.',
    'On peut lui présenter @ sans crainte.',
    'Côté compagnie, @ sont les bienvenus.',
    'Dormir, jouer, manger près d’eux : @ font partie de sa vie.',
    'Pour @, c’est oui.',
    'Partager la maison avec @ lui va très bien.',
    'Quand on demande qui [il|elle] apprécie, l’équipe répond : @.',
  ],
  PERHAPS: [
    'Avec @, cela dépend : une rencontre le dira.',
    'Pour @, nous ferons un essai ensemble.',
    'Certains lui plaisent, d’autres non : pour @, il faut se rencontrer avant.',
    '[Il|Elle] choisit ses fréquentations : @, c’est à voir au cas par cas.',
    'Prudence et présentations avec @.',
    'Ni oui ni non pour @ ; tout tient au caractère de chacun.',
    'Avec @, allons-y par étapes.',
    'L’entente avec @ se jugera sur place.',
  ],
  NO: [
    'Mieux vaut un foyer où il n’y a pas #.',
    'Nous déconseillons la vie avec @.',
    'Avec @, [il|elle] ne se détend jamais ; un foyer sans sera plus juste.',
    'Pas #, ce sera plus simple pour tout le monde.',
    'Avec @, la vie commune serait difficile.',
    'En revanche, @ l’inquiètent : cherchons une maison sans.',
    'Nous cherchons une maison où il n’y a pas #.',
  ],
  NEVER: [
    'La cohabitation avec @ est exclue.',
    'Pas # dans son futur foyer, c’est une condition.',
    'Avec @, c’est non, et nous n’y reviendrons pas.',
    'Une règle ferme : pas #.',
  ],
  UNKNOWN: [
    'Nous n’avons pas encore pu [le|la] tester avec @.',
    'Son comportement avec @ nous est inconnu.',
    'Avec @, nous ne savons pas : personne n’a encore essayé.',
    'Il reste une inconnue, la vie avec @.',
    'Rien à dire de la vie avec @ : l’occasion ne s’est pas présentée.',
    'Point d’interrogation avec @ ; un essai est possible au refuge.',
    'Avec @, nous ne promettons rien, faute d’avoir essayé.',
    'Une rencontre reste à organiser avec @.',
    'La vie avec @ ? Nous l’ignorons, et préférons le dire.',
    'Comment se passerait la vie avec @ ? Nous le verrons avec vous.',
  ],
}

const listed = (items: readonly string[], word: string): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}` : (items[0] ?? '')

/** Sentences on adults: the good ones say it with their tail, a fearful animal has to be announced. */
const ADULTS: Readonly<Partial<Record<Sociability, readonly string[]>>> = {
  MODERATE: [
    'Il lui faut un peu de temps pour faire confiance à un adulte.',
    'Les inconnus doivent [le|la] laisser venir.',
    'On ne [le|la] caresse pas le premier jour, et c’est très bien ainsi.',
    'Les visiteurs pressés ne verront que son dos.',
    'La confiance se gagne assis par terre, sans tendre la main.',
  ],
  POOR: [
    '[Il|Elle] craint les inconnus et demande une longue mise en confiance.',
    'La méfiance envers les adultes reste forte ; plusieurs visites seront nécessaires.',
    'Les adultes lui font encore peur, et il faudra des semaines, peut-être des mois.',
  ],
  AGGRESSIVE: ['[Il|Elle] peut menacer un inconnu qui force le contact.'],
}

/** Everything the animal can or cannot live with, those with the same answer together. */
export function companyOf(facts: AnimalFacts, memory: Memory, rng: Random): string[] {
  const levels: Record<Target, Sociability> = {
    DOGS: facts.sociabilityDogs,
    CATS: facts.sociabilityCats,
    KIDS: facts.sociabilityKids,
  }
  const targets: readonly Target[] =
    facts.species === 'DOG' ? ['DOGS', 'CATS', 'KIDS'] : ['CATS', 'DOGS', 'KIDS']
  const order = rng.shuffle(['YES', 'PERHAPS', 'NO', 'NEVER', 'UNKNOWN'] as const)
  const sentences = order.flatMap((verdict) => {
    const own = targets.filter((target) => VERDICTS[levels[target]] === verdict)
    if (own.length === 0) return []
    const named = listed(
      own.map((target) => NAMED[target]),
      'et',
    )
    const bare = listed(
      own.map((target) => BARE[target]),
      'ni',
    )
    const say = (frame: string) => frame.replace('@', named).replace('#', bare)
    return memory.chooseFrame(FRAMES[verdict], say, rng)
  })
  const adults = ADULTS[facts.sociabilityAdults]
  return adults ? [...sentences, memory.choose(adults, rng)] : sentences
}
