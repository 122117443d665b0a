export const LEGAL = {
  title: 'Mentions légales',
  description: 'Qui édite ce site, qui l’héberge et comment écrire à l’éditeur.',
  body: `<p>Cette page est celle que la loi du 21 juin 2004 pour la confiance dans l’économie numérique demande à tout site.</p>
<h2>Éditeur</h2>
<p>Site de démonstration. Pour écrire à son équipe\u00a0: <a href="/contact">nous joindre</a>.</p>
<h2>Logiciel</h2>
<p>Ce site fonctionne avec Patte Blanche, un logiciel libre sous licence MIT. Ses auteurs ne sont pas les éditeurs de ce site.</p>
<h2>Contenus des refuges</h2>
<p>Chaque refuge est responsable des pages, des annonces et des photos qu’il publie. Son nom et ses coordonnées sont au bas de chacune de ses pages.</p>
<h2>Signaler un contenu</h2>
<p>Une annonce trompeuse, une photo reprise sans accord, des propos illégaux\u00a0: écrivez au refuge, ou <a href="/contact">à l’équipe du site</a>. Donnez l’adresse de la page et dites pourquoi. L’éditeur accuse réception, retire ce qui est manifestement illicite et explique sa décision à celui qui a publié.</p>
<h2>Propriété intellectuelle</h2>
<p>Le code du logiciel est libre. Les textes et les photos restent la propriété de leurs auteurs\u00a0; leur reprise demande leur accord. Partager l’adresse d’une page est toujours permis.</p>
<h2>Cartes et lieux</h2>
<p>Les plans viennent de l’IGN et ne sont chargés que lorsque vous les demandez. Les noms et positions des communes viennent de données publiques.</p>`,
}
