export const PRIVACY = {
  title: 'Confidentialité',
  description:
    'Les données que ce site garde, pourquoi, combien de temps, et comment exercer vos droits.',
  body: `<p>Nous gardons le moins possible. Ce site ne contient ni publicité, ni traceur, ni mesure d’audience\u00a0: il n’y a donc pas de bandeau à accepter.</p>
<h2>En résumé</h2>
<ul>
<li>On visite tout le site sans compte et sans donner son nom.</li>
<li>Sans compte, vos favoris restent dans votre navigateur\u00a0; avec un compte, ils y sont gardés, comme les refuges et les profils que vous suivez. Les animaux que vous venez de voir ne quittent pas votre navigateur.</li>
<li>Votre position n’est lue que si vous la donnez, pour une recherche, et n’est pas gardée.</li>
<li>Rien n’est vendu ni loué à personne.</li>
</ul>
<h2>Qui est responsable</h2>
<p>L’éditeur du site, nommé dans les <a href="/mentions-legales">mentions légales</a>, pour le site et les comptes. Chaque refuge, pour ce que vous lui écrivez\u00a0: la plateforme le garde alors pour lui et sur son instruction.</p>
<h2>Ce que nous gardons</h2>
<ul>
<li><strong>Votre visite\u00a0:</strong> rien qui vous désigne. Les journaux techniques du serveur servent à sa sécurité et sont effacés rapidement, au rythme que l’éditeur a réglé.</li>
<li><strong>Un compte\u00a0:</strong> votre nom, votre e-mail, vos favoris et les refuges que vous suivez, tant que le compte existe. Un compte dont l’adresse n’est pas confirmée est effacé trente jours après l’inscription.</li>
<li><strong>Un compte d’équipe\u00a0:</strong> votre nom, votre e-mail et ce que vous y faites, tant que le compte existe. Les actions dans l’administration sont inscrites dans un journal, pour savoir qui a changé quoi.</li>
<li><strong>Un profil, si vous en écrivez un\u00a0:</strong> un nom, une photo, quelques lignes. Vous seul le voyez tant que vous ne le montrez pas. Nous ne disons à personne qui suit qui.</li>
<li><strong>Une demande d’adoption\u00a0:</strong> votre nom, vos coordonnées et ce que vous écrivez, lus par l’équipe du refuge. Deux ans après un refus ou un retrait, tout cela est effacé\u00a0: il reste les étapes et leurs dates. Une adoption faite est gardée avec son certificat.</li>
<li><strong>Un certificat d’engagement\u00a0:</strong> votre nom, la date et votre signature, que la loi demande avant une adoption. Si la demande est refusée ou retirée, le nom et le document sont effacés avec elle, après deux ans.</li>
<li><strong>Une réponse à un formulaire\u00a0:</strong> ce que vous écrivez et les fichiers que vous joignez, lus par l’équipe du refuge, effacés après deux ans.</li>
<li><strong>Une demande suivie par un refuge\u00a0:</strong> votre nom, votre e-mail et vos échanges avec l’équipe, effacés deux ans après la fin\u00a0: il reste un numéro, un type et des dates.</li>
<li><strong>Un animal accueilli chez vous\u00a0:</strong> votre nom, vos coordonnées et les jours, notés par l’équipe du refuge qui vous le confie, et effacés trois ans après la fin de l’accueil\u00a0: il reste les jours. Si vous avez un compte, votre nom et votre e-mail y restent tant que le compte existe.</li>
<li><strong>Un don ou un parrainage\u00a0:</strong> votre nom, votre e-mail, le montant, votre message, et votre adresse seulement si vous voulez un reçu fiscal. Le refuge à qui vous donnez les lit\u00a0; si vous souhaitez rester anonyme, votre nom n’est jamais publié. La loi fait garder la comptabilité dix ans, avec les reçus. Votre numéro de carte ne passe pas par nous\u00a0: seuls son réseau et ses quatre derniers chiffres nous sont transmis.</li>
<li><strong>Un avis d’animal perdu ou trouvé\u00a0:</strong> votre prénom et votre e-mail, jamais montrés\u00a0; ce que vous dites de l’animal, avec un lieu montré à 300 mètres près. Il est effacé quand vous le demandez, ou un an après la fin de la recherche.</li>
<li><strong>Une alerte sur de nouveaux animaux\u00a0:</strong> votre e-mail et la recherche, jusqu’à ce que vous l’arrêtiez, d’un lien dans chaque message. Sans confirmation, tout est effacé après 48 heures.</li>
<li><strong>Un message à une autre personne\u00a0:</strong> il passe par nous, sans votre adresse. Une conversation silencieuse est effacée après six mois.</li>
<li><strong>Un signalement de maltraitance\u00a0:</strong> ce que vous écrivez et vos photos, lus par les seules équipes qui le suivent, anonyme si vous le voulez, effacé après deux ans.</li>
<li><strong>Un message à l’équipe de la plateforme\u00a0:</strong> votre nom, votre e-mail et ce que vous écrivez, effacés d’ici après trente jours\u00a0; l’équipe les garde dans sa messagerie le temps de vous répondre.</li>
<li><strong>Une demande pour rejoindre la plateforme\u00a0:</strong> ce que vous écrivez dans le formulaire, le temps de l’étudier puis de tenir le dossier du refuge.</li>
</ul>
<p>Nous le faisons pour rendre le service que vous demandez, et parce que la sécurité du site est un intérêt légitime.</p>
<h2>Ce qui reste dans votre navigateur</h2>
<ul>
<li><strong>Un cookie de session,</strong> seulement si vous vous connectez. Il disparaît quand vous vous déconnectez.</li>
<li><strong>Un cookie d’appareil connu,</strong> après une connexion, pour que les essais de quelqu’un d’autre ne vous bloquent pas.</li>
<li><strong>Vos favoris, les derniers animaux vus et le jour de votre dernière visite,</strong> dans la mémoire locale. Ceux de votre compte en partent quand vous vous déconnectez. Vous les effacez quand vous voulez, en effaçant les données du site.</li>
<li><strong>Un formulaire commencé,</strong> pour le reprendre sur cet appareil, trente jours au plus. Rien d’un signalement de maltraitance n’y reste.</li>
</ul>
<h2>Votre position</h2>
<p>Le bouton «\u00a0Autour de moi\u00a0» demande l’accord de votre navigateur. La position est arrondie à un kilomètre environ avant de nous être envoyée, sert à trouver la commune la plus proche, et n’est pas enregistrée. Écrire une commune fait la même chose.</p>
<h2>Les autres sites</h2>
<p>Une carte ou une vidéo n’est chargée depuis un autre site que lorsque vous cliquez pour la voir. Les plans viennent du service public de l’IGN. Quand une équipe place son refuge sur la carte, notre serveur demande l’adresse au service national des adresses.</p>
<p>Un don se paie sur la page de notre prestataire de paiement, Stripe, où vous n’allez qu’après avoir pressé le bouton. Il reçoit votre e-mail et le montant, et répond lui-même de ce qu’il garde.</p>
<h2>Vos droits</h2>
<p>Vous pouvez demander à voir, corriger, emporter ou effacer vos données, ou vous opposer à leur usage. Avec un compte, la page <a href="/account">Mon compte</a> vous en prépare une copie, gardée sept jours pour que vous la téléchargiez, et les efface, avec quatorze jours pour changer d’avis. Sans compte, écrivez au refuge concerné, ou à l’éditeur de ce site. Il a un mois pour répondre. Si la réponse ne vous convient pas, vous pouvez saisir la CNIL\u00a0: <a href="https://www.cnil.fr" target="_blank">cnil.fr</a>.</p>`,
}
