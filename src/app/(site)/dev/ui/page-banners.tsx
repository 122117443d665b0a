import { PageBanner, type PageBannerVariant } from '@/ui/PageBanner'

import { Part } from './Part'
import styles from './ui.module.scss'

const BANNERS: ReadonlyArray<[PageBannerVariant, string, string]> = [
  ['page', 'Adopter, pas à pas', 'page\u00a0: les guides et les textes.'],
  ['gradient', 'Les animaux à adopter', 'gradient\u00a0: les listes de la plateforme.'],
  ['header', 'Votre refuge sur Patte Blanche', 'header\u00a0: une tête qui se voit de loin.'],
  ['shelter', 'Refuge des Quatre Vents', 'shelter\u00a0: dans les couleurs du refuge.'],
  ['news', 'Les nouvelles du refuge', 'news\u00a0: les articles.'],
  ['form', 'Nous écrire', 'form\u00a0: au-dessus d’un formulaire.'],
  ['admin', 'Mon espace', 'admin\u00a0: basse, pour travailler.'],
  ['minimal', 'Suivre ma demande', 'minimal\u00a0: sur la page elle-même.'],
]

export function PageBanners() {
  return (
    <Part id="bannieres" text="Le titre d’une page et ce qu’on y fait, en huit variantes.">
      <div className={styles.banners}>
        {BANNERS.map(([variant, title, text]) => (
          <PageBanner key={variant} variant={variant} title={title} lead={text} level="h3" />
        ))}
      </div>
    </Part>
  )
}
