export const TERMS = {
  title: 'Conditions d’utilisation',
  description: 'Les règles de la plateforme, pour les visiteurs et pour les refuges.',
  body: `<h2>Visiter</h2>
<p>La consultation du site est libre et gratuite, sans compte. Merci de n’y chercher que des animaux à aimer : la copie automatique des annonces ou des coordonnées n’est pas permise.</p>
<h2>Adopter</h2>
<p>La plateforme met en relation ; l’adoption est conclue avec le refuge, qui reste seul juge de la réponse. Un refuge peut refuser une demande dans l’intérêt de l’animal.</p>
<h2>Publier</h2>
<p>Les refuges s’engagent à publier des annonces exactes et complètes, avec les mentions que la loi demande, et à les retirer quand elles ne sont plus vraies. Les animaux dont la cession est interdite ne peuvent pas être publiés.</p>
<h2>Respecter</h2>
<p>Les propos injurieux, les fausses annonces et les demandes d’argent hors de la plateforme sont interdits. Un compte ou un refuge qui ne respecte pas ces règles peut être suspendu, après avoir été entendu sauf urgence.</p>
<h2>Disponibilité</h2>
<p>Nous faisons de notre mieux pour que le service soit toujours là. Il peut s’arrêter un moment pour être entretenu.</p>`,
}
