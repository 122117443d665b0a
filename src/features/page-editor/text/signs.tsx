import type { ReactNode } from 'react'

import type { textLabels } from '../labels.fr'

const drawn = (path: string) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
)

/** The signs that word processors show in French; the words are the names of the buttons. */
export const SIGNS: Partial<Record<keyof typeof textLabels, ReactNode>> = {
  bold: <strong>G</strong>,
  italic: <em>I</em>,
  underline: <u>S</u>,
  strikethrough: <s>B</s>,
  h2: <strong>T2</strong>,
  h3: <strong>T3</strong>,
  h4: <strong>T4</strong>,
  bullet: drawn('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01'),
  number: drawn(
    'M10 6h10M10 12h10M10 18h10M4 4.5L5 4v4M3.5 14.2c.6-1 2-.6 2 .3 0 .8-2 1.8-2 2.5h2',
  ),
  quote: drawn('M9 7H5v5h4v-2zM9 10c0 3-1 5-3 6M19 7h-4v5h4v-2zM19 10c0 3-1 5-3 6'),
  link: drawn(
    'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  ),
}
