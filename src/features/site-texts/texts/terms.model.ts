export const TERMS = {
  title: 'Conditions d’utilisation',
  description: 'Les règles de la plateforme, pour les visiteurs et pour les refuges.',
  body: `<h2>Visiter</h2>
<p>La consultation du site est libre et gratuite, sans compte. Merci de n’y chercher que des animaux à aimer\u00a0: la copie automatique des annonces ou des coordonnées n’est pas permise.</p>
<h2>Adopter</h2>
<p>La plateforme met en relation\u00a0; l’adoption est conclue avec le refuge, qui reste seul juge de la réponse. Un refuge peut refuser une demande dans l’intérêt de l’animal.</p>
<p>Aucune adoption d’un chien, d’un chat, d’un furet ou d’un lapin n’est conclue moins de sept jours après la remise du certificat d’engagement et de connaissance. Les sommes demandées par un refuge sont une participation aux frais.</p>
<h2>Publier</h2>
<p>Les refuges s’engagent à publier des annonces exactes et complètes, avec les mentions que la loi demande, et à les retirer quand elles ne sont plus vraies. Les animaux dont la cession est interdite ne peuvent pas être publiés.</p>
<p>Un refuge ne publie que les photos et les textes qu’il a le droit de publier. Il en reste propriétaire, et permet à la plateforme de les montrer.</p>
<h2>Comptes des équipes</h2>
<p>Un compte est personnel. Chacun garde son mot de passe pour lui, et prévient l’administrateur de son refuge s’il craint que quelqu’un d’autre le connaisse. L’administrateur retire l’accès de ceux qui quittent l’équipe.</p>
<h2>Respecter</h2>
<p>Les propos injurieux, les fausses annonces et les demandes d’argent hors de la plateforme sont interdits. Un compte ou un refuge qui ne respecte pas ces règles peut être suspendu, après avoir été entendu sauf urgence.</p>
<h2>Responsabilités</h2>
<p>Chaque refuge répond de ce qu’il publie et des adoptions qu’il conclut. L’éditeur du site répond du fonctionnement du service, et agit sans tarder quand un contenu illicite lui est signalé.</p>
<h2>Disponibilité</h2>
<p>Nous faisons de notre mieux pour que le service soit toujours là. Il peut s’arrêter un moment pour être entretenu.</p>
<h2>Changements et litiges</h2>
<p>Ces règles peuvent changer\u00a0; leur date est au bas de cette page. Elles suivent le droit français. En cas de désaccord, écrivez d’abord à l’éditeur, dont l’adresse est dans les <a href="/mentions-legales">mentions légales</a>.</p>`,
}
