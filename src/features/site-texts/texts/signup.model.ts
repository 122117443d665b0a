export const SIGNUP = {
  title: 'À quoi sert un compte',
  description:
    'Ce que l’on fait sans compte sur Patte Blanche, ce qu’un compte apporte, et comment une équipe de refuge reçoit le sien.',
  body: `<p>Sur Patte Blanche, on n’a pas besoin d’un compte pour rencontrer un animal. Voici ce qui est ouvert à tous, et ce à quoi sert un compte.</p>
<h2>Sans compte, tout de suite</h2>
<ul>
<li><strong>Chercher</strong> un animal par espèce, par caractère et près de chez vous, et lire toute son annonce.</li>
<li><strong>Garder vos coups de cœur\u00a0:</strong> ils restent dans votre navigateur, sur cet appareil, et nous ne les voyons pas.</li>
<li><strong>Joindre un refuge\u00a0:</strong> son téléphone, son e-mail, son adresse et ses horaires sont sur chacune de ses pages.</li>
<li><strong>Imprimer ou partager</strong> l’affiche d’un animal qui attend.</li>
</ul>
<p><a href="/animaux">Voir les animaux à adopter</a></p>
<h2>Vous faites partie d’un refuge</h2>
<p>Votre place dans l’équipe vous est donnée par l’administrateur de votre refuge\u00a0: il vous invite, vous recevez un e-mail et vous l’acceptez. Selon votre rôle, vous publiez des annonces, des pages ou des actualités. Vous avez déjà un compte\u00a0? <a href="/auth/connexion">Se connecter</a></p>
<p>Votre refuge n’est pas encore sur la plateforme\u00a0? <a href="/refuges/rejoindre-plateforme">Faites-en la demande</a>\u00a0: elle prend cinq minutes, et une personne la lit.</p>
<h2>Avec un compte</h2>
<ul>
<li><strong>Suivre</strong> vos demandes d’adoption, vos dons, vos parrainages et vos messages au même endroit.</li>
<li><strong>Écrire moins\u00a0:</strong> votre nom et votre adresse sont déjà là quand vous remplissez un formulaire.</li>
</ul>
<p>Il est gratuit, et il reste facultatif. <a href="/auth/inscription">Créer un compte</a></p>
<h2>Ce que nous ne ferons jamais d’un compte</h2>
<ul>
<li>Vous montrer de la publicité, ou vendre votre adresse.</li>
<li>Vous écrire sans que vous l’ayez demandé.</li>
<li>Le garder contre votre gré\u00a0: il s’efface sur simple demande. Voyez la page <a href="/confidentialite">Confidentialité</a>.</li>
</ul>`,
}
