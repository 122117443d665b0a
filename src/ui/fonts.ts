import localFont from 'next/font/local'

// Served by ourselves, sent for before the styles are read, and with a stand-in of the same
// measures until they come: no text moves.
export const textFont = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
})

// Titles have one weight: half of what all of them weigh.
export const titleFont = localFont({
  src: '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  weight: '700',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: 'Arial',
})
