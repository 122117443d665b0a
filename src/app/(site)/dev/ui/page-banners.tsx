import { PageBanner, type PageBannerVariant } from '@/ui/PageBanner'

import { Part } from './Part'
import styles from './ui.module.scss'

const BANNERS: ReadonlyArray<[PageBannerVariant, string, string]> = [
  ['page', 'Adopter, pas à pas', 'page : les guides et les textes.'],
  ['gradient', 'Les animaux à adopter', 'gradient : les listes de la plateforme.'],
  ['header', 'Patte Blanche', 'header : une tête qui se voit de loin.'],
  ['shelter', 'Refuge des Quatre Vents', 'shelter : dans les couleurs du refuge.'],
  ['news', 'Les nouvelles du refuge', 'news : les articles.'],
  ['form', 'Nous écrire', 'form : au-dessus d’un formulaire.'],
  ['admin', 'Vos animaux', 'admin : basse, pour travailler.'],
  ['minimal', 'Mentions légales', 'minimal : sur la page elle-même.'],
]

export function PageBanners() {
  return (
    <Part id="bannieres" text="Le titre d’une page et ce qu’on y fait, en huit variantes.">
      <div className={styles.banners}>
        {BANNERS.map(([variant, title, text]) => (
          <PageBanner key={variant} variant={variant} title={title} text={text} level="h3" />
        ))}
      </div>
    </Part>
  )
}
