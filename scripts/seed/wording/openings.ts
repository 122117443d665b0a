import type { Story } from './facts'

export const INTRODUCTIONS: readonly string[] = [
  '{name} est [un|une] {animal} {look}, {born}, à la robe {robe}.',
  'Voici {name}, {animal} {look} à la robe {robe}, {born}.',
  '{name} ? [Un|Une] {animal} {look}, {born}, que l’on reconnaît de loin à sa robe {robe}.',
  'Robe {robe} et regard franc : {name} est [un|une] {animal} {look}, {born}.',
  'Nous vous présentons {name}, [un|une] {animal} {look}, {born}. Sa robe {robe} attire l’œil, son caractère fait le reste.',
  'Sous sa robe {robe}, {name} cache un cœur immense. C’est [un|une] {animal} {look}, {born}.',
  '{born}, {name} est [un|une] {animal} {look} à la robe {robe}.',
  'Il y a des {animals} que l’on remarque tout de suite. {name} en fait partie : {look}, robe {robe}, {born}.',
  'Au refuge, tout le monde connaît {name}, [un|une] {animal} {look} à la robe {robe}, {born}.',
  'Avec sa robe {robe}, {name} attire les regards dès l’entrée. [Il|Elle] est {born} ; c’est [un|une] {animal} {look}.',
]

export const STORY_SENTENCES: Readonly<Record<Story, readonly string[]>> = {
  MOVE: [
    'Sa famille a déménagé sans pouvoir l’emmener, et [il|elle] a découvert le refuge du jour au lendemain.',
    'Un départ à l’étranger l’a [conduit|conduite] jusqu’à nous, avec son panier et ses jouets.',
    'Un déménagement dans un logement trop petit a bouleversé sa vie.',
  ],
  SEPARATION: [
    'Après la séparation de sa famille, personne n’a pu [le|la] garder.',
    'Une séparation, deux petits logements, et plus de place pour {name} : [il|elle] nous a été [confié|confiée] à regret.',
  ],
  DEATH: [
    '[Il|Elle] a perdu la vieille dame qui l’aimait et cherche aujourd’hui une nouvelle épaule.',
    'Son maître est décédé ; ses proches ont préféré nous [le|la] confier plutôt que de [le|la] laisser [seul|seule].',
  ],
  ALLERGY: [
    'Une allergie dans la famille a mis fin à une vie pourtant heureuse.',
    'L’allergie d’un enfant a obligé sa famille à se séparer [de lui|d’elle], le cœur serré.',
  ],
  STRAY: [
    '[Trouvé|Trouvée] au bord d’une route, [amaigri|amaigrie], [il|elle] a repris des forces auprès de nous.',
    '[Il|Elle] errait depuis plusieurs semaines près d’un village voisin ; personne ne l’a [réclamé|réclamée].',
    'Une promeneuse l’a [découvert|découverte] un soir de pluie, [blotti|blottie] sous un abribus.',
  ],
  POUND: [
    '[Il|Elle] arrive de la fourrière, où personne n’est venu [le|la] chercher.',
    'Les délais de la fourrière passés, {name} nous a rejoints.',
  ],
  RESCUE: [
    '[Retiré|Retirée] d’un logement où les animaux étaient trop nombreux, [il|elle] a dû tout apprendre, à commencer par la confiance.',
    '[Il|Elle] a connu de mauvais jours avant de nous être [confié|confiée] par les services vétérinaires.',
  ],
  LITTER: [
    '[Trouvé|Trouvée] dans une grange avec sa fratrie, [il|elle] a été [élevé|élevée] en famille d’accueil.',
    '[Recueilli|Recueillie] avec ses frères et sœurs dans un jardin, [il|elle] a appris la vie de famille chez une bénévole.',
  ],
  BORN_HERE: [
    '[Né|Née] d’une mère recueillie par l’association, [il|elle] a grandi en famille d’accueil, au milieu des bruits d’une vraie maison.',
    'Sa mère a mis bas chez une bénévole qui l’avait recueillie : [il|elle] n’a connu que des mains douces.',
    '[Il|Elle] vient de la dernière portée de l’association ; sa mère l’a vu[|e] grandir en famille d’accueil.',
  ],
  NO_TIME: [
    'Sa famille manquait de temps pour [lui|elle] et a eu l’honnêteté de nous le dire.',
    'Des horaires de travail devenus impossibles ont poussé ses proches à nous [le|la] confier.',
  ],
}

/** For the staff: the field « Raison de l’arrivée ». */
export const ARRIVAL_REASONS: Readonly<Record<Story, string>> = {
  MOVE: 'Abandon : déménagement de la famille',
  SEPARATION: 'Abandon : séparation du couple',
  DEATH: 'Décès du propriétaire',
  ALLERGY: 'Abandon : allergie dans la famille',
  STRAY: 'Divagation sur la voie publique',
  POUND: 'Transfert de la fourrière après le délai légal',
  RESCUE: 'Retrait sur décision administrative',
  LITTER: 'Portée recueillie par l’association',
  BORN_HERE: 'Portée d’une mère recueillie par l’association',
  NO_TIME: 'Abandon : manque de temps',
}
