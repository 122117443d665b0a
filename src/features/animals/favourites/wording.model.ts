import { MAX_FAVOURITES } from '../stored/model'

/** What a heart does, for whoever hears it. */
export const heartLabel = (name: string, isFavourite: boolean): string =>
  isFavourite ? `Retirer ${name} des favoris` : `Ajouter ${name} aux favoris`

/** What is said of a favourite that was not kept, or not for long; nothing for one that was. */
export const FAVOURITE_WARNINGS = {
  kept: null,
  full: `Vous gardez déjà ${MAX_FAVOURITES} favoris\u00a0: retirez-en un d’abord.`,
  passing:
    'Votre navigateur ne garde rien\u00a0: ce favori s’effacera quand vous quitterez la page.',
} as const
