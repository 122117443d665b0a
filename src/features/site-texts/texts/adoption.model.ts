export const ADOPTION = {
  title: 'Adopter, pas à pas',
  description:
    'Les étapes d’une adoption en refuge\u00a0: réfléchir, rencontrer, signer le certificat d’engagement, accueillir.',
  body: `<p>Un animal vit dix, quinze, parfois vingt ans avec vous. Voici comment se passe une adoption, et les questions à se poser avant.</p>
<h2>1. Réfléchir ensemble</h2>
<ul>
<li><strong>Le temps\u00a0:</strong> combien d’heures l’animal sera-t-il seul\u00a0? Qui le sort, le nourrit, le brosse\u00a0?</li>
<li><strong>Le lieu\u00a0:</strong> le voisinage, les escaliers, les vacances. Un bail ne peut pas interdire un animal familier, sauf un chien de première catégorie\u00a0; les dégâts et le bruit restent à votre charge.</li>
<li><strong>L’argent\u00a0:</strong> nourriture, vaccins, assurance, imprévus. Comptez de 500 à 1 200 € par an pour un chat, de 800 à 1 800 € pour un chien.</li>
<li><strong>Les autres\u00a0:</strong> les enfants, les animaux déjà là, une allergie possible. Tout le foyer doit être d’accord.</li>
</ul>
<h2>2. Chercher celui qui vous va</h2>
<p>Un chien âgé est souvent plus calme qu’un chiot, et propre. Deux chatons s’ennuient moins qu’un seul. Un chat timide devient tendre en quelques semaines. Laissez-vous surprendre\u00a0: dites au refuge comment vous vivez, il vous dira qui pourrait vous plaire. <a href="/animaux">Voir les animaux</a></p>
<h2>3. Rencontrer</h2>
<p>Appelez ou prenez rendez-vous, selon le refuge. Venez avec ceux qui vivront avec l’animal, et avec votre chien si vous en avez un\u00a0: l’équipe organise la rencontre. Posez toutes vos questions, une bonne équipe dit aussi ce qui est difficile\u00a0:</p>
<ul>
<li>Depuis quand est-il là, et pourquoi\u00a0?</li>
<li>Est-il propre\u00a0? Reste-t-il seul sans détruire\u00a0?</li>
<li>Avec qui l’a-t-on vu s’entendre\u00a0: chiens, chats, enfants\u00a0? «\u00a0Non testé\u00a0» veut dire que l’on ne sait pas.</li>
<li>Quels soins suit-il, et combien coûtent-ils\u00a0?</li>
</ul>
<h2>4. Lire et signer le certificat d’engagement</h2>
<p>La loi demande, pour un chien, un chat, un furet, un lapin ou un équidé, un <strong>certificat d’engagement et de connaissance</strong>. Le refuge vous le remet et vous avez <strong>sept jours</strong> pour le lire, au moins, avant de pouvoir adopter. Ce délai protège l’animal et vous protège aussi.</p>
<h2>5. Participer aux frais</h2>
<p>Le refuge demande une <strong>participation aux frais</strong>\u00a0: identification, vaccins, stérilisation, premiers soins. Elle est indiquée dans l’annonce quand le refuge l’a fixée, avec ce qu’elle comprend. Le jour du départ, vous recevez\u00a0:</p>
<ul>
<li>le contrat d’adoption et le certificat signé\u00a0;</li>
<li>le carnet de santé, ou le passeport\u00a0;</li>
<li>la carte d’identification\u00a0: vérifiez que le changement de détenteur est bien déclaré à I-CAD\u00a0;</li>
<li>pour un chien ou un chat, un certificat établi par un vétérinaire.</li>
</ul>
<h2>6. Accueillir</h2>
<p>Préparez un coin calme, gardez d’abord les mêmes repas et laissez du temps. Comptez trois jours pour souffler, trois semaines pour prendre ses habitudes, trois mois pour se sentir chez soi.</p>
<ul>
<li>Un chien sort en laisse les premières semaines, même s’il revient au pied.</li>
<li>Un chat reste à l’intérieur au moins un mois, dans une seule pièce pour commencer.</li>
<li>Un lapin vit en liberté dans une pièce sûre, avec du foin à volonté, et rarement seul.</li>
</ul>
<blockquote>Si cela se passe mal, appelez le refuge. Il connaît l’animal et préfère toujours vous aider tôt.</blockquote>`,
}
