export const ABOUT = {
  title: 'À propos de Patte Blanche',
  description:
    'Pourquoi Patte Blanche existe, comment la plateforme travaille avec les refuges et ce qu’elle ne fera jamais.',
  body: `<p>Patte Blanche est une plateforme libre et ouverte. Elle donne à chaque refuge un site public, la tenue de ses animaux et de ses adoptions, au même endroit\u00a0; et à chaque famille, une seule porte pour les rencontrer tous.</p>
<h2>Pourquoi</h2>
<p>Un refuge vit avec peu de bras et peu d’argent. Ses bénévoles n’ont pas à apprendre l’informatique pour montrer un chien qui attend depuis deux ans. Nous voulons qu’une annonce juste, une photo et une réponse rapide suffisent pour qu’une rencontre ait lieu.</p>
<h2>Comment</h2>
<ul>
<li><strong>Chaque refuge reste maître chez lui.</strong> Ses pages, ses animaux et ses dossiers lui appartiennent. Il peut partir avec eux quand il veut.</li>
<li><strong>Les annonces disent tout.</strong> Le caractère, la santé, ce qui est difficile aussi\u00a0: une adoption qui dure commence par une annonce honnête.</li>
<li><strong>Chacun a sa chance.</strong> L’ordre de la liste ne se paie pas\u00a0: les animaux en urgence d’abord, puis un tirage du jour qui aide ceux qui attendent depuis longtemps et les petits refuges.</li>
<li><strong>Rien n’est vendu.</strong> Ni espace publicitaire, ni donnée, ni place en tête de liste.</li>
<li><strong>Le logiciel est libre.</strong> Son code se lit, se vérifie et se reprend, sous licence MIT.</li>
</ul>
<h2>Ce que nous vérifions</h2>
<p>Une personne lit chaque demande d’inscription d’un refuge et vérifie son existence légale avant que rien ne soit public. Le logiciel refuse de publier un chien, un chat ou un furet sans les mentions que la loi demande\u00a0: son identification, son âge, son sexe, son origine. Il n’accepte ni un animal de moins de huit semaines, ni un chien de première catégorie.</p>
<h2>Qui peut nous rejoindre</h2>
<p>Les refuges, les associations de protection animale et les fourrières. <a href="/refuges/rejoindre-plateforme">La demande se fait en ligne</a>, en cinq minutes.</p>
<h2>Qui fait vivre ce site</h2>
<p>Chaque installation de Patte Blanche a son éditeur\u00a0: il est nommé dans les <a href="/mentions-legales">mentions légales</a>.</p>`,
}
