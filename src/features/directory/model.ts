/** How far a search « near me » may go, in kilometres. */
export const RADII_KM = [10, 25, 50, 100, 200] as const
export const DEFAULT_RADIUS_KM = 50

export const NEAR_DEFAULT_LIMIT = 12
export const NEAR_MAX_LIMIT = 100
