/** How far a search « near » goes when nobody chose, in kilometres. */
export const DEFAULT_RADIUS_KM = 50

export const NEAR_DEFAULT_LIMIT = 12
export const NEAR_MAX_LIMIT = 100
