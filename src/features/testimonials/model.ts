/** Longest name and text, in characters. */
export const TESTIMONIAL_MAX = { authorName: 80, text: 1000 } as const

/** Nobody is quoted on a public page without having agreed. Source: privacy law (GDPR, art. 6). */
export const needsConsent = (row: {
  visible?: boolean | null
  consent?: boolean | null
}): boolean => Boolean(row.visible) && !row.consent
