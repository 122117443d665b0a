type Notice = { short: string; long: readonly string[] }

/** The notice of a lost animal that is neither dog nor cat. */
export const LOST: Notice = {
  short: 'Avis de recherche : {name}, {animal} {look}. Appelez-nous si vous pensez l’avoir vu[|e].',
  long: [
    '{name} n’est pas [rentré|rentrée] depuis plusieurs jours. C’est {un} {animal} {look} ; [il|elle] est {born}. Sa famille a cherché dans les jardins, les remises et les haies du quartier, sans succès pour l’instant.',
    'Merci d’ouvrir vos abris, de regarder sous les tas de bois et de prévenir vos voisins. Un animal égaré reste souvent à moins de cinq cents mètres de chez lui, caché et silencieux pendant la journée.',
    'Une chose à savoir : [il|elle] prend peur quand on s’approche trop vite. Ne courez pas, notez l’heure et le lieu, prenez une photo et appelez-nous tout de suite. Chaque signalement compte, même incertain.',
  ],
}

/** The notice of a found one. */
export const FOUND: Notice = {
  short:
    'Signalement : {animal} {look}, recueilli[|e] sans identification. Aidez-nous à retrouver sa famille.',
  long: [
    'L’équipe appelle {name} {ce} {animal} {look}, que des habitants nous ont apporté[|e]. Aucune identification n’a été trouvée, et personne ne s’est encore manifesté auprès de la mairie.',
    '[Examiné|Examinée] par notre vétérinaire, [il|elle] mange bien et se repose au calme, dans une installation qui convient à son espèce. Nous ne savons rien encore de ses habitudes, ni de son caractère avec les autres animaux.',
    '[Inquiet|Inquiète] les premières heures, [il|elle] se cache au moindre bruit. Si vous [le|la] reconnaissez, venez avec une photo ou une facture de vétérinaire. Sans nouvelles après le délai légal, [il|elle] pourra être [proposé|proposée] à l’adoption.',
  ],
}
