import type { Metadata } from 'next'

import { LIST_PATHS, LIST_TITLES, newReportPath } from '@/features/lost-found/model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { NotFoundCards } from '@/ui/NotFoundCards'

export const goneMetadata: Metadata = { title: 'Avis introuvable', robots: { index: false } }

const CARDS = [
  {
    href: LIST_PATHS.LOST,
    title: LIST_TITLES.LOST,
    text: 'Ceux que des familles cherchent encore.',
  },
  {
    href: LIST_PATHS.FOUND,
    title: LIST_TITLES.FOUND,
    text: 'Ceux qui ont été vus ou recueillis.',
  },
  {
    href: newReportPath('FOUND'),
    title: 'J’ai trouvé un animal',
    text: 'Publier un avis en une minute.',
  },
]

/** Where the link of an alert leads once its report is taken down or erased. */
export const ReportGone = () => (
  <PageFrame>
    <NotFoundCards
      title="Cet avis n’est plus là"
      lead="Il a été retiré ou effacé. L’animal est peut-être déjà rentré chez lui."
      cards={CARDS}
    />
  </PageFrame>
)
