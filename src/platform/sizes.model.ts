const UNIT = 1024

/**
 * The size of a file as people read it: « 340 ko », « 1,2 Mo ».
 * @param bytes a whole number; what is smaller than one ko is one
 */
export const sizeWords = (bytes: number): string =>
  Math.round(bytes / UNIT) < UNIT
    ? `${Math.max(1, Math.round(bytes / UNIT))}\u00a0ko`
    : `${(bytes / UNIT / UNIT).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0Mo`
