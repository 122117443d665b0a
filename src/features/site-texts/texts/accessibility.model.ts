export const ACCESSIBILITY = {
  title: 'Accessibilité',
  description:
    'Ce que nous faisons pour que chacun puisse utiliser ce site, et comment nous dire ce qui bloque.',
  body: `<p>Ce site est fait pour être utilisé par tout le monde\u00a0: au clavier, avec un lecteur d’écran, agrandi à 200 %, sur un petit téléphone, et même sans JavaScript pour lire et pour chercher.</p>
<h2>Ce que nous visons</h2>
<p>Les règles internationales WCAG 2.2, niveau AA, sur lesquelles s’appuie le référentiel français RGAA. Chaque page est vérifiée par un outil automatique à chaque changement du logiciel, ce qui ne remplace pas un audit complet\u00a0: <strong>il n’a pas encore eu lieu</strong>. Nous ne déclarons donc pas de taux de conformité.</p>
<h2>Ce qui est fait</h2>
<ul>
<li>Tout s’atteint et se quitte au clavier, et l’on voit toujours où l’on est.</li>
<li>Les textes ont un contraste suffisant, même quand un refuge choisit ses propres couleurs.</li>
<li>Rien n’est dit par la seule couleur\u00a0: une urgence, une réservation, un sexe sont aussi écrits.</li>
<li>Les animations s’arrêtent si votre appareil demande moins de mouvement.</li>
<li>Les erreurs d’un formulaire sont dites en toutes lettres, et rien de ce qui est écrit n’est perdu.</li>
</ul>
<h2>Ce qui peut encore gêner</h2>
<ul>
<li>Les photos sont décrites par les équipes des refuges\u00a0: certaines descriptions peuvent être courtes.</li>
<li>Les cartes viennent d’un autre site. L’adresse est toujours écrite à côté.</li>
<li>Certains écrans de l’administration ne sont pas encore au même niveau que le site public.</li>
</ul>
<h2>Nous écrire</h2>
<p>Si une page vous bloque, écrivez à l’éditeur du site, dont l’adresse est dans les <a href="/mentions-legales">mentions légales</a>. Dites-nous la page et votre matériel. Sans réponse, vous pouvez saisir le Défenseur des droits\u00a0: <a href="https://www.defenseurdesdroits.fr" target="_blank">defenseurdesdroits.fr</a>.</p>`,
}
