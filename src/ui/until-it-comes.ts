import type { CSSProperties } from 'react'

/**
 * Style of an `<img>` that shows its colours until its picture comes (`base.scss`).
 * @param colours as `platform/pictures/colours.model.ts` writes them; none for an empty text
 */
export const untilItComes = (colours: string | null | undefined): CSSProperties | undefined =>
  colours ? ({ '--colours': colours } as CSSProperties) : undefined
