import { counted } from './french.model'

type Thing = {
  /** Name of the screen: « Actualités ». */
  title: string
  /** One of them, and several, without an article: « article », « articles ». */
  one: string
  several: string
  isFeminine?: boolean
  /** What makes a new one, where the list does: « Écrire un article ». */
  add?: string
  /** What is read where there is none yet. */
  emptyHint: string
}

/** What every list of the admin says of its things, in French. */
export function listWords({ title, one, several, isFeminine = false, add, emptyHint }: Thing) {
  const e = isFeminine ? 'e' : ''
  const none = `Aucun${e} ${one}`
  return {
    title,
    add,
    emptyHint,
    count: (total: number) => (total === 0 ? none : counted(total, one, several)),
    bin: 'Corbeille',
    select: 'Sélectionner',
    chosen: (count: number) =>
      count === 0
        ? `${none} choisi${e}`
        : `${counted(count, one, several)} choisi${e}${count > 1 ? 's' : ''}`,
    search: 'Rechercher',
    sort: 'Trier par',
    view: 'Présentation',
    views: { table: 'Liste', cards: 'Cartes', compact: 'Compacte' },
    tabs: 'États',
    all: isFeminine ? 'Toutes' : 'Tous',
    chips: 'N’afficher que',
    loading: `Chargement des ${several}…`,
    loadError: `Les ${several} n’ont pas pu être chargé${e}s`,
    empty: `${none} pour l’instant`,
    noResult: `${none} ne correspond`,
    noResultHint: 'Élargissez la recherche ou retirez un filtre.',
    showAll: 'Tout effacer',
    rows: several.replace(/^./u, (letter) => letter.toUpperCase()),
  }
}
