/** Sentences of the contract that belong to no room, for a limiter. */
export const TOO_MANY_READS = 'Trop de demandes détectées'
export const TOO_MANY_TRIES = 'Trop de tentatives détectées'
