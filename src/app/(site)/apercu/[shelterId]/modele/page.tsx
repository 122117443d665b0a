import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { TemplateIsland } from '@/features/pages/preview/components/TemplateIsland'
import { themeStyle } from '@/features/shelters/components/theme-style'
import { readShelterToPreview } from '@/features/shelters/queries'
import { idSchema } from '@/platform/http/params'

import { drawView } from '../../actions'
import { drawTemplate } from '../../draw'
import { readQuery } from '../../read-view'
import { visitOf } from '../../team'

type Props = {
  params: Promise<{ shelterId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Aperçu d’un modèle',
  robots: { index: false, follow: false },
}

/** One template with the shelter's own data, for a frame of the editor. */
export default async function TemplatePreviewPage({ params, searchParams }: Props) {
  const { shelterId } = await params
  const { vue } = await searchParams
  const view = readQuery(vue)
  if (!idSchema.safeParse(shelterId).success || !view) notFound()
  const { req, mayEdit } = await visitOf(shelterId)
  const shelter = mayEdit && (await readShelterToPreview(req, shelterId))
  if (!shelter) notFound()
  return (
    <div style={themeStyle(shelter.theme)}>
      {/* What stands behind the frame is the editor's section. */}
      <style>{'html, body { background: transparent; min-block-size: 0 }'}</style>
      <TemplateIsland draw={drawView.bind(null, shelterId)}>
        {drawTemplate(shelterId, view)}
      </TemplateIsland>
    </div>
  )
}
