export const PRIVACY = {
  title: 'Confidentialité',
  description:
    'Les données que ce site garde, pourquoi, combien de temps, et comment exercer vos droits.',
  body: `<p>Nous gardons le moins possible. Ce site ne contient ni publicité, ni traceur, ni mesure d’audience : il n’y a donc pas de bandeau à accepter.</p>
<h2>Ce que nous gardons</h2>
<ul>
<li><strong>Votre visite :</strong> rien qui vous désigne. Les journaux techniques du serveur servent à sa sécurité et sont effacés rapidement.</li>
<li><strong>Un compte :</strong> votre nom, votre e-mail et ce que vous y écrivez, tant que le compte existe.</li>
<li><strong>Une demande à un refuge :</strong> ce que vous écrivez dans le formulaire. Le refuge seul la lit.</li>
</ul>
<h2>Les cookies</h2>
<p>Un seul, quand vous ouvrez une session : il sert à vous reconnaître. Il disparaît quand vous vous déconnectez.</p>
<h2>Les autres sites</h2>
<p>Une carte ou une vidéo n’est chargée depuis un autre site que lorsque vous cliquez pour la voir.</p>
<h2>Vos droits</h2>
<p>Vous pouvez demander à voir, corriger, emporter ou effacer vos données. Écrivez au refuge concerné, ou à l’éditeur de ce site dont l’adresse est dans les <a href="/mentions-legales">mentions légales</a>. Si la réponse ne vous convient pas, vous pouvez saisir la CNIL : <a href="https://www.cnil.fr" target="_blank">cnil.fr</a>.</p>`,
}
