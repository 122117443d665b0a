import { listWords } from '@/platform/list-words.model'

const TITLE = 'Perdus et trouvés'

/** What the desk says. */
export const words = {
  title: TITLE,
  parts: 'Parties',
  waiting: 'à traiter',
  species: 'Espèce',
  allSpecies: 'Toute espèce',
  department: 'Département',
  departments: 'Tous les départements',
  kind: 'Nature',
  kinds: 'Perdus et trouvés',
  states: 'États',
  all: 'Tous',
  search: 'Rechercher (nom, commune, signes)',
  radius: 'Rayon',
  within: (km: number) => `Rayon ${km}\u00a0km`,
  sort: 'Trier par',
  shelter: 'Refuge',
  keep: 'Laisser en ligne',
  kept: 'L’avis reste en ligne',
  withdraw: 'Retirer',
  withdrawTitle: 'Retirer cet avis',
  withdrawAbout: 'Son auteur lit pourquoi, corrige, et peut le remettre en ligne.',
  withdrawn: 'L’avis est retiré',
  reason: 'Pourquoi',
  saving: 'Un instant…',
  tellBoth: 'Prévenir les deux',
  tellOne: 'Prévenir qui le cherche',
  told: 'C’est annoncé, par e-mail',
  notSame: 'Ce n’est pas lui',
  refused: 'Cette ressemblance est écartée',
  alike: 'Ce qui correspond',
  lost: 'Perdu',
  found: 'Trouvé',
  atShelter: 'Recueilli par un refuge',
  takeIn: 'Recueillir',
  takeInTitle: 'Recueillir cet animal',
  takeInAbout:
    'Sa fiche reprend cet avis et ses photos. Elle reste cachée, et le délai de fourrière compte d’aujourd’hui. La personne qui l’a trouvé est prévenue.',
  taking: 'La fiche s’écrit…',
  write: 'Écrire',
  sheet: 'Voir la fiche',
  notice: 'Voir l’avis',
  noPlace:
    'Nous ne savons pas où est ce refuge\u00a0: complétez son adresse pour voir ce qui est trouvé autour.',
  address: 'Compléter l’adresse',
  askAdmin: 'Un administrateur du refuge peut la compléter dans ses réglages.',
} as const

const reports = { title: TITLE, one: 'avis', several: 'avis' }

export const flagWords = {
  ...listWords({
    ...reports,
    one: 'avis signalé',
    several: 'avis signalés',
    emptyHint: 'Rien à traiter. Chacun peut signaler un avis depuis sa page.',
  }),
}
export const pairWords = {
  ...listWords({
    ...reports,
    one: 'ressemblance à regarder',
    several: 'ressemblances à regarder',
    isFeminine: true,
    emptyHint: 'Celles qui sont probables sont annoncées sans attendre. Ici viennent les autres.',
  }),
}
export const allWords = {
  ...listWords({ ...reports, emptyHint: 'Ils arrivent par les pages du site.' }),
}
export const nearWords = {
  FOUND: {
    ...listWords({
      ...reports,
      one: 'animal trouvé',
      several: 'animaux trouvés',
      emptyHint: 'Personne n’a signalé d’animal trouvé dans ce rayon.',
    }),
  },
  LOST: {
    ...listWords({
      ...reports,
      one: 'animal perdu',
      several: 'animaux perdus',
      emptyHint: 'Personne ne cherche d’animal dans ce rayon.',
    }),
  },
} as const
export const takenWords = {
  ...listWords({
    ...reports,
    one: 'animal recueilli',
    several: 'animaux recueillis',
    emptyHint: 'Les animaux trouvés que votre refuge recueille se suivent ici.',
  }),
}
