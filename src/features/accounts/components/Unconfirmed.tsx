import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'

/**
 * Instead of a form, for whoever has not confirmed their address yet.
 * @param title what the address is to be confirmed for
 */
export const Unconfirmed = ({ title }: { title: string }) => (
  <Banner
    tone="warning"
    title={title}
    action={<ButtonLink href="/account">Confirmer mon adresse</ButtonLink>}
  >
    Nous vous avons envoyé un lien&nbsp;; vous pouvez en demander un autre depuis votre compte.
  </Banner>
)
