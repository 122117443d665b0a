import type { AnimalFacts } from './facts'

/** The home that the facts call for. */
export function homeSentences(facts: AnimalFacts): readonly string[] {
  const dog = facts.species === 'DOG'
  if (facts.dogCategory === 'CATEGORY_2') {
    return [
      '[Classé|Classée] en 2e catégorie, [il|elle] demande un permis de détention et des adoptants expérimentés.',
      'Chien de 2e catégorie : le permis de détention est obligatoire, et l’expérience des grands chiens nécessaire.',
    ]
  }
  if (facts.needsExperience) {
    const garden = facts.needsGarden ? ' Un jardin clos est indispensable.' : ''
    const sentences = [
      'Nous cherchons des adoptants qui ont déjà vécu avec des {animals}.',
      'Une première expérience des {animals} est nécessaire pour [le|la] comprendre.',
      'Ce n’est pas [un|une] {animal} pour débuter : de l’expérience et du temps sont demandés.',
    ]
    return sentences.map((sentence) => sentence + garden)
  }
  if (facts.needsGarden) {
    return dog
      ? [
          'Un jardin bien clos est indispensable.',
          'Il lui faut un jardin clos, en plus des promenades.',
          'Une maison avec un terrain clôturé sera parfaite.',
        ]
      : [
          'Un accès à l’extérieur, dans un quartier calme, est indispensable.',
          '[Habitué|Habituée] à sortir, [il|elle] a besoin d’un jardin loin des routes.',
        ]
  }
  if (facts.canLiveApartment) {
    return dog
      ? [
          'La vie en appartement lui convient, avec trois vraies sorties par jour.',
          'Un appartement suffit, pourvu que les promenades soient au rendez-vous.',
          'Ville ou campagne, [il|elle] s’adapte facilement.',
        ]
      : [
          'La vie en appartement lui convient, avec un balcon sécurisé si possible.',
          'Un appartement et une fenêtre avec vue feront l’affaire.',
          '[Il|Elle] n’a pas besoin de sortir pour être [heureux|heureuse].',
        ]
  }
  return [
    'Une maison paisible, avec un peu d’espace, lui irait bien.',
    'Nous l’imaginons dans un foyer présent et patient.',
    'L’idéal serait une maison plutôt qu’un appartement.',
  ]
}

/** Health and participation. */
export function practicalSentences({ isNeutered }: AnimalFacts): readonly string[] {
  return isNeutered
    ? [
        '[Il|Elle] part [identifié|identifiée], [vacciné|vaccinée] et [stérilisé|stérilisée].',
        'La participation aux frais couvre l’identification, les vaccins et la stérilisation.',
        '[Stérilisé|Stérilisée] et à jour de ses vaccins, [il|elle] est [prêt|prête] à partir.',
      ]
    : [
        '[Identifié|Identifiée] et [vacciné|vaccinée], [il|elle] sera [stérilisé|stérilisée] à l’âge conseillé par notre vétérinaire.',
        'La participation aux frais couvre l’identification, les premiers vaccins et la stérilisation à venir.',
      ]
}

export function closingSentences({ isSos, species }: AnimalFacts): readonly string[] {
  if (isSos) {
    return [
      'Le temps presse pour {name} : parlez [de lui|d’elle] autour de vous.',
      '{name} attend depuis trop longtemps ; une famille, même d’accueil, changerait tout.',
      'C’est un appel à l’aide : {name} supporte de moins en moins la vie au refuge.',
    ]
  }
  return [
    species === 'DOG'
      ? 'Venez [le|la] rencontrer : une promenade ensemble en dit plus que ce texte.'
      : 'Venez [le|la] rencontrer à la chatterie, un après-midi sans se presser.',
    'Passez [le|la] voir, [il|elle] fera le reste.',
    'Et si c’était [lui|elle] que vous attendiez ?',
    'L’équipe vous racontera le reste autour d’un café.',
    'Une rencontre, une seule, et vous comprendrez.',
    '{name} vous attend, et nous aussi.',
    'Prenez rendez-vous : nous aimons parler [de lui|d’elle].',
  ]
}
