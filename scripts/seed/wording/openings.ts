import type { Story } from './facts'

export const STORY_SENTENCES: Readonly<Record<Story, readonly string[]>> = {
  MOVE: [
    'Sa famille partait loin, dans un logement où l’on n’acceptait personne à quatre pattes.',
    'Les cartons étaient faits, son panier n’était sur aucune liste.',
    'Sa famille a déménagé sans pouvoir l’emmener, et [il|elle] a découvert le refuge du jour au lendemain.',
    'Un départ à l’étranger l’a [conduit|conduite] jusqu’à nous, avec son panier et ses jouets.',
    'Un déménagement dans un logement trop petit a bouleversé sa vie.',
  ],
  SEPARATION: [
    'Deux vies se sont séparées, et aucune n’avait de place pour [lui|elle].',
    'Un couple se défait, un bail change, et l’on se retrouve ici.',
    'On nous l’a [amené|amenée] un lundi, en pleurant : une séparation, et plus de solution.',
    'Après la séparation de sa famille, personne n’a pu [le|la] garder.',
    'Une séparation, deux petits logements, et plus de place pour {name} : [il|elle] nous a été [confié|confiée] à regret.',
  ],
  DEATH: [
    'La maison s’est tue un matin ; des voisins nous ont appelés.',
    'Des années de fauteuil partagé, puis plus personne pour s’y asseoir.',
    'Son vieux monsieur est parti à l’hôpital et n’en est pas revenu.',
    '[Il|Elle] a perdu la vieille dame qui l’aimait et cherche aujourd’hui une nouvelle épaule.',
    'Son maître est décédé ; ses proches ont préféré nous [le|la] confier plutôt que de [le|la] laisser [seul|seule].',
  ],
  ALLERGY: [
    'Des yeux rouges, le mot allergie sur une ordonnance, et une décision que personne ne voulait prendre.',
    'Une allergie : le médecin a dit non, la maison a dit au revoir.',
    'Une allergie dans la famille a mis fin à une vie pourtant heureuse.',
    'L’allergie d’un proche a obligé sa famille à se séparer [de lui|d’elle], le cœur serré.',
  ],
  STRAY: [
    'Personne ne sait d’où [il|elle] vient : on l’a [vu|vue] un matin derrière la boulangerie, puis tous les matins.',
    'Pas de collier, des affiches restées sans réponse : sa vie d’avant nous échappe.',
    'Le cantonnier l’a [ramassé|ramassée] près du lavoir, [trempé|trempée] jusqu’aux os.',
    '[Trouvé|Trouvée] au bord d’une route, [amaigri|amaigrie], [il|elle] a repris des forces auprès de nous.',
    '[Il|Elle] errait depuis plusieurs semaines près d’un village voisin ; personne ne l’a [réclamé|réclamée].',
    'Une promeneuse l’a [découvert|découverte] un soir de pluie, [blotti|blottie] sous un abribus.',
  ],
  POUND: [
    'Huit jours à la fourrière, aucun appel, puis notre camionnette.',
    'La fourrière manquait de place, nous en avions une.',
    'On ne l’a jamais [réclamé|réclamée] à la fourrière ; nous, si.',
    '[Il|Elle] arrive de la fourrière, où personne n’est venu [le|la] chercher.',
    'Les délais de la fourrière passés, {name} nous a rejoints.',
  ],
  RESCUE: [
    'Une enquête, une décision du juge, et une vie qui recommence.',
    'D’avant, on ne dira rien : ce qui compte commence ici.',
    'Trop d’animaux, trop peu de gamelles : les services de l’État nous l’ont [confié|confiée].',
    '[Retiré|Retirée] d’un logement où les animaux étaient trop nombreux, [il|elle] a dû tout apprendre, à commencer par la confiance.',
    '[Il|Elle] a connu de mauvais jours avant de nous être [confié|confiée] par les services vétérinaires.',
  ],
  LITTER: [
    'Toute la portée dormait dans un carton, sous un escalier.',
    'Un agriculteur a entendu du bruit derrière ses bottes de paille : toute une portée, bien vivante.',
    'On l’a [biberonné|biberonnée] à six mains, jour et nuit.',
    'Ses frères et sœurs sont partis les premiers ; voici le tour de {name}.',
    'Sa mère vivait dehors ; ses petits ont eu droit à un salon.',
    '[Trouvé|Trouvée] dans une grange avec sa fratrie, [il|elle] a été [élevé|élevée] en famille d’accueil.',
    '[Recueilli|Recueillie] avec ses frères et sœurs dans un jardin, [il|elle] a appris la vie de famille chez une bénévole.',
  ],
  BORN_HERE: [
    'Ses yeux se sont ouverts dans notre infirmerie.',
    'Sa première balle, son premier aspirateur, sa première visite : tout s’est passé chez une bénévole.',
    'Sa mère, recueillie le ventre rond, se repose enfin ; ses petits cherchent une maison.',
    '[Né|Née] d’une mère recueillie par l’association, [il|elle] a grandi en famille d’accueil, au milieu des bruits d’une vraie maison.',
    'Sa mère a mis bas chez une bénévole qui l’avait recueillie : [il|elle] n’a connu que des mains douces.',
    '[Il|Elle] vient de la dernière portée de l’association ; sa mère l’a vu[|e] grandir en famille d’accueil.',
  ],
  NO_TIME: [
    'Dix heures seul[|e] par jour, c’était trop : sa famille l’a compris avant nous.',
    'Un nouveau travail, deux heures de route, et plus personne à la maison.',
    'On l’aimait, mais le soir seulement : sa famille a préféré nous [le|la] confier.',
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
