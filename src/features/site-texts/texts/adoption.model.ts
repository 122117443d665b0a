export const ADOPTION = {
  title: 'Adopter, pas à pas',
  description:
    'Les étapes d’une adoption en refuge : réfléchir, rencontrer, signer le certificat d’engagement, accueillir.',
  body: `<p>Un animal vit dix, quinze, parfois vingt ans avec vous. Voici comment se passe une adoption, et les questions à se poser avant.</p>
<h2>1. Réfléchir ensemble</h2>
<ul>
<li><strong>Le temps :</strong> combien d’heures l’animal sera-t-il seul ? Qui le sort, le nourrit, le brosse ?</li>
<li><strong>Le lieu :</strong> le bail, le voisinage, les vacances.</li>
<li><strong>L’argent :</strong> nourriture, vaccins, assurance, imprévus. Comptez de 500 à 1 200 € par an pour un chat, de 800 à 1 800 € pour un chien.</li>
<li><strong>Les autres :</strong> les enfants, les animaux déjà là, une allergie possible.</li>
</ul>
<h2>2. Rencontrer</h2>
<p>Prenez rendez-vous avec le refuge. Venez avec ceux qui vivront avec l’animal, et avec votre chien si vous en avez un : l’équipe organise la rencontre. Posez toutes vos questions, une bonne équipe dit aussi ce qui est difficile.</p>
<h2>3. Signer le certificat d’engagement</h2>
<p>La loi demande, pour un chien, un chat, un furet, un lapin ou un équidé, un <strong>certificat d’engagement et de connaissance</strong>. Le refuge vous le remet et vous avez <strong>sept jours</strong> pour le lire, au moins, avant de pouvoir adopter. Ce délai protège l’animal et vous protège aussi.</p>
<h2>4. Accueillir</h2>
<p>Le refuge demande une participation aux frais : identification, vaccins, stérilisation. À la maison, préparez un coin calme, gardez d’abord les mêmes repas et laissez du temps. Comptez trois jours pour souffler, trois semaines pour prendre ses habitudes, trois mois pour se sentir chez soi.</p>
<blockquote>Si cela se passe mal, appelez le refuge. Il connaît l’animal et préfère toujours vous aider tôt.</blockquote>`,
}
