'use client'

import '@/ui/tokens.scss'
import '@/ui/base.scss'

import { LazyFailurePage } from '@/ui/LazyFailurePage'
import { textFont, titleFont } from '@/ui/fonts'

type Props = { error: Error & { digest?: string } }

/** The last resort, when not even the frame of a page could be made. */
export default function GlobalError({ error }: Props) {
  return (
    <html lang="fr" className={`${textFont.variable} ${titleFont.variable}`}>
      <head>
        <title>Une erreur est survenue · Patte Blanche</title>
      </head>
      <body>
        <LazyFailurePage reference={error.digest} />
      </body>
    </html>
  )
}
