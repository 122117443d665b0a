export const ABOUT = {
  title: 'À propos de Patte Blanche',
  description:
    'Pourquoi Patte Blanche existe, comment la plateforme travaille avec les refuges et ce qu’elle ne fera jamais.',
  body: `<p>Patte Blanche est une plateforme libre et ouverte. Elle donne à chaque refuge un site public, la tenue de ses animaux, de ses adoptions et de ses dons, au même endroit.</p>
<h2>Pourquoi</h2>
<p>Un refuge vit avec peu de bras et peu d’argent. Ses bénévoles n’ont pas à apprendre l’informatique pour montrer un chien qui attend depuis deux ans. Nous voulons qu’une annonce juste, une photo et une réponse rapide suffisent pour qu’une rencontre ait lieu.</p>
<h2>Comment</h2>
<ul>
<li><strong>Chaque refuge reste maître chez lui.</strong> Ses pages, ses animaux et ses dossiers lui appartiennent. Il peut partir avec eux quand il veut.</li>
<li><strong>Les annonces disent tout.</strong> Le caractère, la santé, ce qui est difficile aussi : une adoption qui dure commence par une annonce honnête.</li>
<li><strong>Rien n’est vendu.</strong> Ni espace publicitaire, ni donnée, ni place en tête de liste.</li>
<li><strong>Le logiciel est libre.</strong> Son code se lit, se vérifie et se reprend, sous licence MIT.</li>
</ul>
<h2>Qui peut nous rejoindre</h2>
<p>Les refuges, les associations de protection animale et les fourrières, après vérification de leur existence légale. La demande se fait en ligne et une personne de l’équipe la lit.</p>`,
}
