export const CARE = {
  title: 'Soins d’urgence',
  description:
    'Que faire pour un animal blessé, perdu ou en danger : les premiers gestes et les numéros à appeler.',
  body: `<p>Gardez votre calme, éloignez le danger, appelez. Un animal qui souffre peut mordre, même le plus doux.</p>
<h2>Votre animal est en danger</h2>
<ul>
<li>Appelez <strong>votre vétérinaire</strong>. La nuit et le dimanche, son répondeur donne le numéro de la garde.</li>
<li><strong>Il a avalé un produit ou une plante :</strong> ne le faites pas vomir et ne donnez pas de lait. Notez le nom du produit, la quantité et l’heure, puis appelez un centre antipoison vétérinaire.</li>
<li><strong>Il saigne :</strong> appuyez avec un linge propre, sans relâcher, jusqu’à la clinique.</li>
<li><strong>Il a trop chaud :</strong> mettez-le à l’ombre, mouillez-lui les pattes et le ventre à l’eau fraîche, jamais glacée, proposez à boire par petites gorgées et partez chez le vétérinaire.</li>
<li><strong>Il a été renversé :</strong> déplacez-le le moins possible, sur une planche ou dans une couverture tendue.</li>
</ul>
<h2>Vous trouvez un animal blessé</h2>
<ul>
<li><strong>Un chien ou un chat :</strong> la mairie du lieu organise sa prise en charge, de jour comme de nuit ; la gendarmerie ou la police municipale peut vous donner le numéro. Un vétérinaire lira sa puce sans frais.</li>
<li><strong>Un animal sauvage :</strong> ne le nourrissez pas, ne lui donnez pas à boire. Posez-le dans un carton percé, au calme et au noir, et appelez un centre de soins de la faune sauvage.</li>
</ul>
<h2>Vous voyez un animal maltraité</h2>
<p>Appelez le <a href="tel:3677">3677</a>, le numéro national contre la maltraitance animale. Si le danger est immédiat, appelez le <a href="tel:17">17</a>.</p>`,
}
