import './fonts.scss'

import localFont from 'next/font/local'

// Served by ourselves and sent for before the styles are read. What stands in until they come is ours
// (fonts.scss): that of Next.js is for one weight, and on Android and Linux it is not there.
export const textFont = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: false,
  fallback: ['Text Arial', 'Text Roboto'],
})

// Titles have one weight: half of what all of them weigh.
export const titleFont = localFont({
  src: '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  weight: '700',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: false,
  fallback: ['Title Arial', 'Title Roboto'],
})
