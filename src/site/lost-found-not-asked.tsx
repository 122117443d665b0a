import { isActive, reportPath, SENTENCES } from '@/features/lost-found/model'
import type { PublicReport } from '@/features/lost-found/view'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'

type Props = { report: Pick<PublicReport, 'kind' | 'id' | 'status'> }

/** In the place of a form that came too late: its report is over, or its animal is safe. */
export function NotAsked({ report: { kind, id, status } }: Props) {
  return (
    <Banner
      tone="info"
      title={isActive(status) ? SENTENCES.sheltered : SENTENCES.over}
      action={<ButtonLink href={reportPath(kind, id)}>Voir l’avis</ButtonLink>}
    >
      Merci d’avoir voulu aider.
    </Banner>
  )
}
