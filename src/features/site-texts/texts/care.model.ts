export const CARE = {
  title: 'Soins d’urgence',
  description:
    'Que faire pour un animal blessé, empoisonné, perdu ou en danger\u00a0: les premiers gestes et les numéros à appeler.',
  body: `<p>Gardez votre calme, éloignez le danger, appelez. Un animal qui souffre peut mordre, même le plus doux.</p>
<h2>Les numéros à garder</h2>
<ul>
<li><strong>Votre vétérinaire.</strong> La nuit et le dimanche, son répondeur donne le numéro de la garde.</li>
<li><strong>Centres antipoison vétérinaires,</strong> jour et nuit\u00a0: Lyon, <a href="tel:+33478871040">04 78 87 10 40</a>, ou Nantes, <a href="tel:+33240687740">02 40 68 77 40</a>.</li>
<li><strong>Maltraitance\u00a0:</strong> <a href="tel:3677">3677</a>, tous les jours.</li>
<li><strong>Danger immédiat\u00a0:</strong> <a href="tel:17">17</a>, ou <a href="tel:112">112</a>.</li>
</ul>
<h2>Votre animal est en danger</h2>
<ul>
<li><strong>Il a avalé un produit ou une plante\u00a0:</strong> ne le faites pas vomir et ne donnez pas de lait. Notez le nom du produit, la quantité et l’heure, puis appelez un centre antipoison.</li>
<li><strong>Il saigne\u00a0:</strong> appuyez avec un linge propre, sans relâcher, jusqu’à la clinique.</li>
<li><strong>Il s’étouffe\u00a0:</strong> ouvrez la gueule et retirez ce que vous voyez, sans pousser plus loin. Ne mettez pas les doigts si vous ne voyez rien.</li>
<li><strong>Il a trop chaud\u00a0:</strong> mettez-le à l’ombre, mouillez-lui les pattes et le ventre à l’eau fraîche, jamais glacée, proposez à boire par petites gorgées et partez chez le vétérinaire.</li>
<li><strong>Il convulse\u00a0:</strong> écartez les meubles, baissez la lumière, ne le tenez pas, chronométrez. Filmez si vous le pouvez, et appelez.</li>
<li><strong>Il a été renversé\u00a0:</strong> déplacez-le le moins possible, sur une planche ou dans une couverture tendue.</li>
<li><strong>Il a le ventre gonflé et ne parvient pas à vomir</strong> (grand chien surtout)\u00a0: partez tout de suite, chaque minute compte.</li>
</ul>
<p>Ne donnez jamais un médicament pour les humains\u00a0: le paracétamol tue un chat.</p>
<h2>Vous trouvez un animal blessé</h2>
<ul>
<li><strong>Un chien ou un chat\u00a0:</strong> la mairie du lieu organise sa prise en charge, de jour comme de nuit\u00a0; la gendarmerie ou la police municipale peut vous donner le numéro. Un vétérinaire peut lire sa puce.</li>
<li><strong>Un animal sauvage\u00a0:</strong> ne le nourrissez pas, ne lui donnez pas à boire. Posez-le dans un carton percé, au calme et au noir, et appelez un centre de soins de la faune sauvage. Un jeune oiseau au sol n’est pas toujours perdu\u00a0: ses parents le nourrissent souvent encore.</li>
</ul>
<h2>Vous voyez un animal maltraité</h2>
<p>Appelez le <a href="tel:3677">3677</a>, le numéro national contre la maltraitance animale. Si le danger est immédiat, appelez le <a href="tel:17">17</a>. Un animal enfermé dans une voiture au soleil est en danger immédiat.</p>
<blockquote>Cette page aide à attendre un vétérinaire. Elle ne le remplace pas.</blockquote>`,
}
