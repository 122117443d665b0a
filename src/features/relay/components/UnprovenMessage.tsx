import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

/** What whoever typed an address sees until its owner spoke. */
export function UnprovenMessage({ title, path }: { title: string; path: string }) {
  return (
    <>
      <PageBanner trail={[{ label: 'Messages' }]} title="Un dernier pas" />
      <Banner tone="info" title="Ouvrez le lien que nous venons de vous envoyer">
        Votre message au sujet de «{'\u00a0'}
        <a href={path}>{title}</a>
        {'\u00a0'}» attend. Nous avons écrit à votre adresse e-mail{'\u00a0'}: relisez votre message
        par ce lien, puis envoyez-le. Rien n’arrive avant. Le lien vaut 7{'\u00a0'}jours.
      </Banner>
    </>
  )
}
