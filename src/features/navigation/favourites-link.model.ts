/** What this browser keeps: apart from the other links, because every page carries it as a program. */
export const FAVOURITES_LINK = { href: '/favoris', label: 'Mes favoris' } as const
