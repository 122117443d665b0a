import { Static } from '@/ui/Static'

import { DOG_CATEGORY_LABELS, ID_TYPE_LABELS, SPECIES_LABELS } from '../model'
import type { PublicAnimal } from '../queries'
import { FactList } from './FactList'
import styles from './LegalNotice.module.scss'

/** What the law wants printed beside an animal to adopt. Source: docs/decisions/animals.md. */
export function LegalNotice({ animal }: { animal: PublicAnimal }) {
  const { species, idType, idNumber, birthPlace, pedigree, isLitter, dogCategory } = animal
  const book = { DOG: 'Inscrit au LOF', CAT: 'Inscrit au LOOF' }[species as string]
  return (
    <Static as="section" className={styles.card}>
      <h2>Informations légales</h2>
      <FactList
        facts={[
          ['Espèce', SPECIES_LABELS[species]],
          [idType ? ID_TYPE_LABELS[idType] : 'Identification', idNumber],
          ['Lieu de naissance', birthPlace],
          [book ?? '', book && (pedigree ? 'Oui' : 'Non')],
          ['Identification de la mère', isLitter ? animal.motherIdNumber : null],
          ['Animaux de la portée', isLitter ? animal.litterSize : null],
          [
            'Catégorie',
            dogCategory && dogCategory !== 'NONE' ? DOG_CATEGORY_LABELS[dogCategory] : null,
          ],
        ]}
      />
      {dogCategory === 'CATEGORY_2' && (
        <p className={styles.permit}>
          Chien de 2ᵉ catégorie : son adoption demande un permis de détention délivré par la mairie.
        </p>
      )}
    </Static>
  )
}
