/** Who writes an advert: each shelter has two or three of them, and each has a manner. */
export const TELLERS = ['DRY', 'FUNNY', 'PRECISE', 'TENDER', 'FOSTER'] as const
export type Teller = (typeof TELLERS)[number]

type ByTeller = Readonly<Record<Teller, readonly string[]>>

/** First sentences: all say what the animal is and when it was born. */
export const OPENINGS: ByTeller = {
  DRY: [
    '{name}. [Un|Une] {animal} {look}, {born}. Robe {robe}.',
    '{animal} {look}, robe {robe}, {born} : {name}.',
    '{name}, {born}, {animal} {look}.',
    'Nom : {name}. Espèce : {animal} {look}. [Né|Née] {when}. Signe particulier : une robe {robe}.',
    '{name} est [un|une] {animal} {look}, {born}. Le reste en peu de mots.',
    'Robe {robe}, {animal} {look}, {born}. {name} n’aime pas les longs discours, nous non plus.',
    '{born}, robe {robe} : voilà {name}, {animal} {look}.',
    'Pour faire court : {name}, {animal} {look}, {born}.',
    '{name}. [Né|Née] {when}. {animal} {look}, robe {robe}.',
  ],
  FUNNY: [
    'Nom d’artiste : {name}. État civil : {animal} {look}, {born}. Costume de scène : une robe {robe}, qui laisse des poils partout.',
    '{name} a lu cette annonce et demande qu’on précise : robe {robe}, {animal} {look}, {born}, et modeste.',
    'On nous demande souvent si {name} est à nous. Non : c’est nous qui sommes à {name}, {animal} {look}, {born}.',
    'Cherche humain sérieux, fauteuil fourni. Signé : {name}, {animal} {look}, {born}.',
    'Attention, robe {robe} : ne pas porter avec un pantalon sombre ou clair. {name}, {animal} {look}, {born}, décline toute responsabilité.',
    'Le dossier dit « {animal} {look}, {born} ». Il ne dit pas que {name} tient toute l’équipe par le bout du nez.',
    '{name} a deux passions, manger et recommencer. Pour l’état civil : {animal} {look}, {born}, robe {robe}.',
    'Si {name} savait écrire, cette annonce serait plus longue. [Un|Une] {animal} {look}, {born}, robe {robe}.',
    'Portrait officiel de {name} : {animal} {look}, {born}, robe {robe}, et jamais du bon profil.',
  ],
  PRECISE: [
    '{name} est [un|une] {animal} {look}, {born}, à la robe {robe}. Voici ce que nous avons observé.',
    'Fiche tenue par l’équipe soignante. {name}, {animal} {look}, {born}, robe {robe}.',
    '{born}, {name} est [un|une] {animal} {look}. Nous écrivons ici ce que nous savons, et seulement cela.',
    'Ce que nous savons de {name} : {animal} {look}, {born}, robe {robe}.',
    '{name}, {animal} {look} à la robe {robe}, {born}, a été [suivi|suivie] chaque jour depuis son arrivée.',
    'Après plusieurs semaines d’observation, voici {name}, {animal} {look}, {born}.',
    'Bilan de comportement : {name}, {animal} {look}, {born}.',
    'Trois personnes de l’équipe ont relu ces lignes. {name} est [un|une] {animal} {look}, {born}, à la robe {robe}.',
    '{name}, robe {robe}, {born}. [Un|Une] {animal} {look} que nous commençons à bien connaître.',
  ],
  TENDER: [
    'Il y a chez {name} une douceur que les photos ne montrent pas. C’est [un|une] {animal} {look}, {born}.',
    'Je passe toujours par le coin de {name} en dernier, pour y rester. [Un|Une] {animal} {look}, {born}, à la robe {robe}.',
    'Quand {name} pose les yeux sur vous, la journée ralentit. {animal} {look}, {born}, robe {robe}.',
    'Sous sa robe {robe}, {name} a le cœur à fleur de peau. C’est [un|une] {animal} {look}, {born}.',
    'Petite musique de {name} : un soupir, un regard, et tout est dit. [Un|Une] {animal} {look}, {born}.',
    'J’aimerais vous présenter {name}, {animal} {look}, {born}, comme on présente quelqu’un que l’on aime.',
    '{name} a cette façon d’attendre sans rien demander. [Un|Une] {animal} {look}, {born}, robe {robe}.',
    'On s’attache vite à {name}, {animal} {look}, {born}. Je vous aurai prévenus.',
    'Une robe {robe}, un souffle tranquille : {name}, {animal} {look}, {born}.',
  ],
  FOSTER: [
    '{name} vit chez moi en attendant mieux. C’est [un|une] {animal} {look}, {born}, et j’écris ces lignes avec sa tête sur mon pied.',
    'Je suis la famille d’accueil de {name}, {animal} {look}, {born}. Voici notre quotidien, sans retouche.',
    'Chez moi, {name} a déjà choisi sa place. [Un|Une] {animal} {look}, {born}, robe {robe}.',
    'Cela fait quelques semaines que {name} partage mon salon : {animal} {look}, {born}.',
    'Je devais garder {name} dix jours. [Né|Née] {when}, c’est [un|une] {animal} {look}, et je compte encore.',
    'On m’a confié {name} un vendredi soir. [Un|Une] {animal} {look}, {born}, robe {robe}, et un sac de croquettes.',
    '{name} loge chez nous, au rez-de-chaussée. Pour les présentations : {animal} {look}, {born}.',
    'Ma maison sert de tremplin ; en ce moment, on y accueille {name}, {animal} {look}, {born}.',
    'Journal de bord d’une famille d’accueil. Passager : {name}, {animal} {look}, {born}, robe {robe}.',
  ],
}

/** How a weakness is said; the clause stands where `@` is. */
export const WEAKNESS_FRAMES: ByTeller = {
  DRY: ['Un défaut : @.', 'À savoir : @.', 'Point faible : @.', 'Contre : @.', 'Réserve : @.'],
  FUNNY: [
    'Passons aux aveux : @.',
    'La direction tient à signaler ceci : @.',
    'Petits caractères du contrat : @.',
    'Personne n’est parfait : @.',
    'Au chapitre des réclamations : @.',
  ],
  PRECISE: [
    'Difficulté constatée : @.',
    'Point à travailler : @.',
    'Nous avons noté une chose : @.',
    'Ce qu’il faudra prévoir : @.',
    'Une limite, aujourd’hui : @.',
  ],
  TENDER: [
    'Il faut vous le dire aussi : @.',
    'Sa fragilité : @.',
    'Ce qui demande de la patience : @.',
    'Nous préférons le dire avant : @.',
    'Avec {name}, il faut accepter ceci : @.',
  ],
  FOSTER: [
    'Ce qui m’agace un peu : @.',
    'Soyons francs, ici : @.',
    'Le moins drôle : @.',
    'Ce que j’ai appris à mes dépens : @.',
    'Je ne vous cache rien : @.',
  ],
}

/** Last sentences, for those who are not in a hurry. */
export const CLOSINGS: ByTeller = {
  DRY: [
    'Visible aux heures d’ouverture.',
    'Le reste se voit sur place.',
    'Appelez, nous répondrons.',
    'Une visite suffit pour se faire une idée.',
    'Demandez {name} à l’accueil.',
    'Voilà. Venez.',
    'Questions bienvenues, par téléphone ou en personne.',
  ],
  FUNNY: [
    '{name} reçoit sur rendez-vous, et parfois sans.',
    'Les candidatures accompagnées d’une friandise seront lues en premier.',
    'Entretien d’embauche tous les après-midi ; c’est vous le candidat.',
    'Fin de la page de publicité. {name} vous attend pour la suite.',
    'Aucun retour enregistré à ce jour, et {name} y tient.',
    'Prévoyez une heure : {name} n’en finit pas de dire bonjour.',
    'Nous déclinons toute responsabilité en cas de coup de foudre.',
  ],
  PRECISE: [
    'Deux rencontres nous semblent un minimum.',
    'Son carnet de suivi se consulte sur place.',
    'Nous restons joignables après l’adoption, aussi longtemps qu’il le faut.',
    'Le vétérinaire qui suit {name} répondra à vos questions.',
    'Décrivez-nous votre quotidien : nous vous dirons franchement si cela convient.',
    'Un point est fait avec vous au bout de quinze jours, puis de trois mois.',
    'Ces observations seront mises à jour avant son départ.',
  ],
  TENDER: [
    'Venez sans bruit, restez un peu, et laissez faire {name}.',
    'Quelque part, quelqu’un ne sait pas encore que {name} lui manque.',
    'Je fermerai la porte le jour de son départ avec un pincement et un grand sourire.',
    'Il suffirait d’une personne, la bonne.',
    'Prenez le temps d’une rencontre ; le reste viendra doucement.',
    'On n’oublie pas {name}. Essayez, vous verrez.',
    'À vous d’écrire la suite.',
  ],
  FOSTER: [
    'Venez prendre un café à la maison, {name} fera le service d’accueil.',
    'Je pleurerai un peu le jour du départ, puis j’accueillerai le suivant. C’est le jeu.',
    'Écrivez-moi par l’association, je réponds le soir.',
    'Je vous donnerai sa couverture, sa routine et mon numéro.',
    'J’ai encore mille photos floues à vous montrer.',
    'Posez-moi toutes vos questions, même les bêtes : j’ai posé les mêmes.',
    'Si vous vous reconnaissez, venez un soir de semaine : c’est là que {name} se montre au naturel.',
  ],
}

export const SOS_CLOSINGS: readonly string[] = [
  'Le temps presse pour {name} : parlez [de lui|d’elle] autour de vous.',
  '{name} attend depuis trop longtemps ; une famille, même d’accueil, changerait tout.',
  'C’est un appel à l’aide : {name} supporte de moins en moins la vie au refuge.',
  'Plus d’un an ici, et personne n’a encore demandé {name}. Partagez cette annonce, s’il vous plaît.',
  'Chaque semaine compte pour {name}. Un appel suffit pour que nous en parlions.',
  'Nous n’avons plus beaucoup d’idées pour {name}. Peut-être en avez-vous une.',
]
