import type { Story } from '../facts'
import type { Pack } from './types'

/** Why animals that are neither dogs nor cats come; each group has its own ways. */
export const OTHER_STORIES = ['MOVE', 'NO_TIME', 'ALLERGY', 'DEATH', 'RESCUE', 'STRAY'] as const
export type OtherStory = Extract<Story, (typeof OTHER_STORIES)[number]>

type Sentences = Readonly<Record<OtherStory, readonly string[]>>

const HOME: Sentences = {
  MOVE: [
    'Un déménagement l’a [conduit|conduite] jusqu’à nous, avec toute son installation.',
    'Ses gardiens partaient loin et n’ont pas pu l’emmener.',
  ],
  NO_TIME: [
    'Sa famille n’avait plus le temps de s’en occuper et a eu l’honnêteté de nous le dire.',
    'Offert[|e] pour un anniversaire, [il|elle] demandait plus de soins que prévu.',
  ],
  ALLERGY: ['Une allergie dans la famille a obligé à s’en séparer.'],
  DEATH: ['Son gardien est décédé, et ses proches nous [l’ont confié|l’ont confiée].'],
  RESCUE: [
    '[Il|Elle] vient d’un logement où les animaux étaient trop nombreux.',
    'Les services vétérinaires nous [l’ont confié|l’ont confiée] après un contrôle.',
  ],
  STRAY: [
    '[Trouvé|Trouvée] dans un jardin, [il|elle] n’a été [réclamé|réclamée] par personne.',
    'Une voisine l’a [découvert|découverte] au pied d’un immeuble, et nous a appelés.',
  ],
}

const MEADOW: Sentences = {
  MOVE: [
    'La ferme où [il|elle] vivait a été cédée, et le nouveau propriétaire ne gardait pas les animaux.',
    'Un départ en ville l’a [privé|privée] de son pré.',
  ],
  NO_TIME: ['Ses gardiens, trop âgés pour l’entretien du pré, nous [l’ont confié|l’ont confiée].'],
  ALLERGY: ['La santé de son gardien ne permettait plus les soins quotidiens.'],
  DEATH: ['Son gardien est décédé, et personne ne pouvait reprendre le pré.'],
  RESCUE: [
    'Les services vétérinaires [l’ont retiré|l’ont retirée] d’un pré sans eau ni abri.',
    '[Il|Elle] a repris du poids depuis son arrivée, après une saisie.',
  ],
  STRAY: [
    '[Trouvé|Trouvée] sur une route départementale, [il|elle] n’a jamais été [réclamé|réclamée].',
  ],
}

export const storySentences = (group: Pack['group'], story: OtherStory): readonly string[] =>
  (group === 'FARM' ? MEADOW : HOME)[story]
