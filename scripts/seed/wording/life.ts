import type { AnimalFacts } from './facts'

/** The home that the facts call for. */
export function homeSentences(facts: AnimalFacts): readonly string[] {
  const dog = facts.species === 'DOG'
  if (facts.dogCategory === 'CATEGORY_2') {
    return [
      '[Classé|Classée] en 2ᵉ catégorie, [il|elle] demande un permis de détention et des adoptants expérimentés.',
      'Chien[|ne] de 2ᵉ catégorie : le permis de détention est obligatoire, et l’expérience des grands chiens nécessaire.',
    ]
  }
  if (facts.needsExperience) {
    const garden = facts.needsGarden ? ' Un jardin clos est indispensable.' : ''
    const sentences = [
      'Si vous avez déjà relevé ce genre de défi, [il|elle] est pour vous.',
      'Un premier animal, ce ne peut pas être [lui|elle] : il faut savoir attendre et tenir une règle.',
      'Sans expérience, mieux vaut nous appeler avant de venir.',
      'Il lui faut quelqu’un qui en a vu d’autres, et que les débuts n’effraient pas.',
      'Nous cherchons des adoptants qui ont déjà vécu avec des {animals}.',
      'Une première expérience des {animals} est nécessaire pour [le|la] comprendre.',
      'Ce n’est pas [un|une] {animal} pour débuter : de l’expérience et du temps sont demandés.',
    ]
    return sentences.map((sentence) => sentence + garden)
  }
  if (facts.needsGarden) {
    return dog
      ? [
          'Sans jardin clos, ce ne serait pas raisonnable.',
          'Une clôture d’un mètre soixante, vérifiée avant son arrivée, évitera les mauvaises surprises.',
          'Un jardin bien clos est indispensable.',
          'Il lui faut un jardin clos, en plus des promenades.',
          'Une maison avec un terrain clôturé sera parfaite.',
        ]
      : [
          'Une chatière et un coin d’herbe changeraient sa vie.',
          'Enfermer {name} serait une erreur : il faut un jardin, et peu de voitures.',
          'Un accès à l’extérieur, dans un quartier calme, est indispensable.',
          '[Habitué|Habituée] à sortir, [il|elle] a besoin d’un jardin loin des routes.',
        ]
  }
  if (facts.canLiveApartment) {
    return dog
      ? [
          'Un troisième étage sans ascenseur ne [le|la] décourage pas.',
          'La vie en appartement lui convient, avec trois vraies sorties par jour.',
          'Un appartement suffit, pourvu que les promenades soient au rendez-vous.',
          'Ville ou campagne, [il|elle] s’adapte facilement.',
        ]
      : [
          'Deux pièces bien chauffées valent pour [lui|elle] tous les jardins.',
          'Un studio avec une étagère haute, et l’affaire est entendue.',
          'Pensez au filet du balcon avant le premier jour.',
          'La vie en appartement lui convient, avec un balcon sécurisé si possible.',
          'Un appartement et une fenêtre avec vue feront l’affaire.',
          '[Il|Elle] n’a pas besoin de sortir pour être [heureux|heureuse].',
        ]
  }
  return [
    'Un pavillon calme serait parfait, une ferme aussi.',
    'Le lieu compte moins que les horaires : il faut quelqu’un qui rentre déjeuner.',
    'Une maison paisible, avec un peu d’espace, lui irait bien.',
    'Nous l’imaginons dans un foyer présent et patient.',
    'L’idéal serait une maison plutôt qu’un appartement.',
  ]
}

/** Health and participation. */
export function practicalSentences({ isNeutered }: AnimalFacts): readonly string[] {
  return isNeutered
    ? [
        'Puce, vaccins, stérilisation : tout est fait.',
        'Son dossier de santé est complet et part avec [lui|elle].',
        '[Il|Elle] part [identifié|identifiée], [vacciné|vaccinée] et [stérilisé|stérilisée].',
        'La participation aux frais couvre l’identification, les vaccins et la stérilisation.',
        '[Stérilisé|Stérilisée] et à jour de ses vaccins, [il|elle] est [prêt|prête] à partir.',
      ]
    : [
        'La stérilisation reste à faire ; nous la prenons en charge.',
        'Les vaccins sont faits, la stérilisation viendra à l’âge voulu.',
        '[Identifié|Identifiée] et [vacciné|vaccinée], [il|elle] sera [stérilisé|stérilisée] à l’âge conseillé par notre vétérinaire.',
        'La participation aux frais couvre l’identification, les premiers vaccins et la stérilisation à venir.',
      ]
}
