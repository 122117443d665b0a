/** What is said of the place by ticking it; read by the server too, for a form without a script. */
export const TICK_LABELS = {
  hasParkingNearby: 'Un parking est tout près',
  hasRestrooms: 'Il y a des toilettes',
  isAccessible: 'Accessible aux personnes à mobilité réduite',
} as const
