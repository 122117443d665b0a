import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'

import { SENTENCES } from '../model'

/** Instead of the form, for whoever has not confirmed their address yet. */
export const Unconfirmed = () => (
  <Banner
    tone="warning"
    title={SENTENCES.unconfirmed}
    action={<ButtonLink href="/account">Confirmer mon adresse</ButtonLink>}
  >
    Nous vous avons envoyé un lien&nbsp;; vous pouvez en demander un autre depuis votre compte.
  </Banner>
)
