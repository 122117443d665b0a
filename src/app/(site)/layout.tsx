// The first of all imports, so that each page meets the parts of the program in one order: Turbopack names
// a file by it, and wrote the same eight megabytes sixty times.
import '@/platform/payload'
import '@/ui/tokens.scss'
import '@/ui/base.scss'

import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'

import { env } from '@/platform/env'
import { Alive } from '@/ui/Alive'
import { EarlyPresses } from '@/ui/EarlyPresses'
import { textFont, titleFont } from '@/ui/fonts'
import { SkipLink } from '@/ui/SkipLink'
import { Toaster } from '@/ui/Toaster'

export const metadata: Metadata = {
  metadataBase: new URL(env.publicUrl),
  title: { default: 'Patte Blanche', template: '%s · Patte Blanche' },
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/apple-touch-icon.png',
  },
  description: 'La plateforme ouverte des refuges : animaux à adopter, refuges et associations.',
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#fbf7f0' }

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" className={`${textFont.variable} ${titleFont.variable}`}>
      <body>
        <EarlyPresses />
        <SkipLink />
        {children}
        <Toaster />
        <Alive />
      </body>
    </html>
  )
}
