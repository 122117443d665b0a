/** The words of the page models: true of any shelter, so that a page can go online as it is. */
export const TEXTS = {
  helpUs: [
    '<h2>Quatre façons de nous aider</h2>',
    '<ul>',
    '<li><strong>Adopter</strong> un animal qui attend sa famille.</li>',
    '<li><strong>Parrainer</strong> celui que vous ne pouvez pas accueillir.</li>',
    '<li><strong>Donner</strong> pour la nourriture et les soins.</li>',
    '<li><strong>Venir</strong> promener, brosser, nettoyer, sourire.</li>',
    '</ul>',
  ].join(''),

  adoption: [
    '<h2>Adopter, c’est s’engager</h2>',
    '<p>Un animal partage notre vie dix, quinze, parfois vingt ans. Nous prenons donc le temps ',
    'de vous connaître, pour que la rencontre soit la bonne, pour vous comme pour lui.</p>',
  ].join(''),

  steps: [
    '<h3>Comment cela se passe</h3>',
    '<ol>',
    '<li><strong>Vous le choisissez</strong> sur ce site, et vous nous écrivez.</li>',
    '<li><strong>Nous parlons</strong> de votre foyer, de vos journées, de vos envies.</li>',
    '<li><strong>Vous vous rencontrez</strong> au refuge, une ou plusieurs fois.</li>',
    '<li><strong>Vous réfléchissez</strong> : pour un chien ou un chat, la loi demande sept jours ',
    'entre le certificat d’engagement et l’adoption.</li>',
    '<li><strong>Il vous suit</strong>, identifié et avec son carnet de santé.</li>',
    '</ol>',
  ].join(''),

  bring: [
    '<h3>Ce qu’il faut prévoir</h3>',
    '<ul>',
    '<li>Une pièce d’identité et un justificatif de domicile.</li>',
    '<li>La participation aux frais, indiquée sur la fiche de chaque animal.</li>',
    '<li>Toute la famille, y compris le chien de la maison s’il y en a un.</li>',
    '<li>Un panier, une laisse ou une caisse de transport.</li>',
    '</ul>',
    '<p>Les premiers jours, laissez-lui le temps d’arriver. Nous restons joignables après ',
    'l’adoption : appelez-nous plutôt que de rester seul avec une question.</p>',
  ].join(''),

  support: [
    '<h2>Sans vous, rien n’est possible</h2>',
    '<p>Nourrir, soigner, chauffer, promener : chaque jour, les animaux du refuge comptent sur ',
    'la générosité de celles et ceux qui les aiment. Il y a mille façons d’aider, et chacune ',
    'compte.</p>',
  ].join(''),

  sponsor: [
    '<h3>Parrainer</h3>',
    '<p>Un petit montant chaque mois pour un animal qui attend depuis longtemps. Vous arrêtez ',
    'quand vous voulez.</p>',
  ].join(''),

  goods: [
    '<h3>Donner du matériel</h3>',
    '<p>Croquettes, couvertures, jouets, produits d’entretien : appelez-nous pour savoir ce dont ',
    'nous avons besoin en ce moment.</p>',
  ].join(''),

  time: [
    '<h3>Donner de son temps</h3>',
    '<p>Une heure ou une journée, une fois ou chaque semaine : les animaux vous attendent, et ',
    'l’équipe aussi.</p>',
  ].join(''),

  team: [
    '<h2>Celles et ceux qui prennent soin d’eux</h2>',
    '<p>Salariés ou bénévoles, ils connaissent chaque animal par son nom, ses habitudes et ses ',
    'petites manies. N’hésitez pas à leur poser vos questions.</p>',
  ].join(''),

  contact: [
    '<h2>Une question ? Parlons-en</h2>',
    '<p>Vous voulez rencontrer un animal, vous en avez trouvé un, ou vous cherchez le vôtre ? ',
    'Appelez-nous aux heures d’ouverture, ou écrivez-nous : nous répondons à chaque message.</p>',
  ].join(''),

  news: [
    '<h2>La vie du refuge</h2>',
    '<p>Les arrivées, les adoptions, les journées portes ouvertes : ce qui se passe chez nous, ',
    'semaine après semaine.</p>',
  ].join(''),

  volunteer: [
    '<h2>Venez nous prêter main-forte</h2>',
    '<p>Pas besoin d’être spécialiste. Il faut aimer les animaux, tenir sa parole et ne pas ',
    'craindre la pluie. Le reste s’apprend avec nous.</p>',
  ].join(''),

  volunteerAtShelter: [
    '<h3>Au refuge</h3>',
    '<ul>',
    '<li>Promener les chiens, jouer avec les chats.</li>',
    '<li>Nettoyer les boxes et préparer les repas.</li>',
    '<li>Accueillir les visiteurs.</li>',
    '<li>Photographier les animaux et écrire leur histoire.</li>',
    '</ul>',
  ].join(''),

  volunteerAtHome: [
    '<h3>Chez vous, en famille d’accueil</h3>',
    '<p>Un chaton à biberonner, un vieux chien qui supporte mal le bruit, un animal qui se remet ',
    'd’une opération : quelques semaines de calme changent tout. Nous vous suivons pas à pas ',
    'et nous vous disons à l’avance ce qui est pris en charge.</p>',
  ].join(''),
} as const
