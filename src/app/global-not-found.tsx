import '@/ui/tokens.scss'
import '@/ui/base.scss'

import type { Metadata } from 'next'

import { textFont, titleFont } from '@/ui/fonts'
import { NotFoundCards } from '@/ui/NotFoundCards'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SkipLink } from '@/ui/SkipLink'

export const metadata: Metadata = {
  title: 'Page 404 · Patte Blanche',
  robots: { index: false },
}

/** « Page 404 » of every address that no page answers to: made once, whole without JavaScript. */
export default function GlobalNotFound() {
  return (
    <html lang="fr" className={`${textFont.variable} ${titleFont.variable}`}>
      <body>
        <SkipLink />
        <PageFrame>
          <NotFoundCards />
        </PageFrame>
      </body>
    </html>
  )
}
