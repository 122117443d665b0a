/** What a point of a walk is; a point may be several. « START » and « END » are each one point's. */
export const WAYPOINT_TYPES = [
  'START',
  'END',
  'STANDARD',
  'VIEWPOINT',
  'REST_AREA',
  'WATER',
  'PARKING',
  'DANGER',
  'PHOTO_SPOT',
  'HISTORIC',
  'NATURE',
] as const

export type WaypointType = (typeof WAYPOINT_TYPES)[number]

/** How screens name them. */
export const WAYPOINT_TYPE_LABELS: Readonly<Record<WaypointType, string>> = {
  START: 'Départ',
  END: 'Arrivée',
  STANDARD: 'Étape',
  VIEWPOINT: 'Point de vue',
  REST_AREA: 'Aire de repos',
  WATER: 'Point d’eau',
  PARKING: 'Parking',
  DANGER: 'Danger',
  PHOTO_SPOT: 'Belle photo',
  HISTORIC: 'Patrimoine',
  NATURE: 'Nature',
}
