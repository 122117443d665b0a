export const ACT = {
  title: 'Soutenir et agir',
  description:
    'Adopter, accueillir, donner du temps ou du matériel, signaler\u00a0: toutes les façons d’aider les animaux près de chez vous.',
  body: `<p>Tout le monde ne peut pas adopter. Tout le monde peut aider. Voici ce dont les refuges ont le plus besoin, du plus simple au plus engageant.</p>
<h2>En cinq minutes</h2>
<ul>
<li><strong>Partagez une annonce.</strong> Un chien de douze ans trouve sa famille parce que quelqu’un l’a montré à quelqu’un. Chaque page d’animal a un bouton pour cela, et une affiche à imprimer pour la boulangerie ou le vétérinaire.</li>
<li><strong>Vérifiez la puce de votre animal.</strong> Une adresse ou un numéro de téléphone qui n’est plus à jour, et il ne rentre pas. La mise à jour se fait auprès de I-CAD, le fichier national.</li>
<li><strong>Faites stériliser votre chat.</strong> C’est ce qui vide les refuges le plus sûrement.</li>
</ul>
<h2>Avec un peu de temps</h2>
<ul>
<li><strong>Devenez bénévole\u00a0:</strong> promener, nettoyer, photographier, conduire chez le vétérinaire, tenir un stand. Une matinée par mois compte.</li>
<li><strong>Devenez famille d’accueil\u00a0:</strong> un chaton à sevrer, un chien qui sort d’opération, quelques semaines. Le refuge prend en charge les soins, vous offrez un foyer.</li>
<li><strong>Apportez du matériel\u00a0:</strong> couvertures, croquettes, litière, caisses de transport. Appelez d’abord, chaque refuge sait ce qui lui manque.</li>
</ul>
<p>Pour tout cela, une seule porte\u00a0: le refuge le plus proche. <a href="/refuges">Trouver un refuge</a></p>
<h2>En ouvrant sa porte</h2>
<p>Adopter reste le geste qui change le plus une vie. Prenez le temps de lire <a href="/guide/adoption">comment se passe une adoption</a>, puis <a href="/animaux">rencontrez ceux qui attendent</a>.</p>
<h2>Face à un animal en danger</h2>
<ul>
<li><strong>Maltraitance\u00a0:</strong> appelez le <a href="tel:3677">3677</a>, le numéro national contre la maltraitance animale, ouvert tous les jours. En cas de danger immédiat, appelez le <a href="tel:17">17</a>.</li>
<li><strong>Animal blessé\u00a0:</strong> les premiers gestes sont sur la page <a href="/guide/soins">Soins d’urgence</a>.</li>
<li><strong>Animal errant\u00a0:</strong> prévenez la mairie du lieu, c’est elle qui doit organiser sa prise en charge.</li>
</ul>`,
}
