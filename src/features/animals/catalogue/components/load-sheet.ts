/** The sheet of filters, which only a press on a phone opens. */
export const loadSheet = () => import('./FilterSheet')

/** Beside the list the filters are there already. */
export const isBesideList = () => matchMedia('(width >= 1000px)').matches
