export const LEGAL = {
  title: 'Mentions légales',
  description: 'Qui édite ce site, qui l’héberge et comment écrire à l’éditeur.',
  body: `<h2>Éditeur</h2>
<p>Ce site fonctionne avec Patte Blanche, un logiciel libre sous licence MIT. L’association qui l’exploite indique ici son nom, son adresse, son numéro RNA ou SIREN, son téléphone, son e-mail et le nom de la personne qui dirige la publication. Un super administrateur complète ce texte dans l’administration, écran « Textes du site ».</p>
<h2>Hébergement</h2>
<p>L’éditeur indique ici le nom, l’adresse et le téléphone de son hébergeur, comme la loi pour la confiance dans l’économie numérique le demande.</p>
<h2>Contenus</h2>
<p>Chaque refuge est responsable des pages, des annonces et des photos qu’il publie. Pour signaler un contenu, écrivez d’abord au refuge : son adresse est au bas de chacune de ses pages.</p>
<h2>Propriété intellectuelle</h2>
<p>Le code du logiciel est libre. Les textes et les photos restent la propriété de leurs auteurs ; leur reprise demande leur accord.</p>`,
}
