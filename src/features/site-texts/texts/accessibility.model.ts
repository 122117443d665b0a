export const ACCESSIBILITY = {
  title: 'Accessibilité',
  description:
    'Ce que nous faisons pour que chacun puisse utiliser ce site, et comment nous dire ce qui bloque.',
  body: `<p>Ce site est fait pour être utilisé par tout le monde : au clavier, avec un lecteur d’écran, agrandi à 200 %, sur un petit téléphone, et même sans JavaScript pour lire.</p>
<h2>Ce que nous visons</h2>
<p>Les règles internationales WCAG 2.2, niveau AA. Chaque page est vérifiée par un outil automatique à chaque changement du logiciel, ce qui ne remplace pas un audit complet : il n’a pas encore eu lieu.</p>
<h2>Ce qui peut encore gêner</h2>
<ul>
<li>Les photos sont décrites par les équipes des refuges : certaines descriptions peuvent être courtes.</li>
<li>Les cartes viennent d’un autre site. L’adresse est toujours écrite à côté.</li>
<li>Certains écrans de l’administration ne sont pas encore au même niveau que le site public.</li>
</ul>
<h2>Nous écrire</h2>
<p>Si une page vous bloque, écrivez à l’éditeur du site, dont l’adresse est dans les <a href="/mentions-legales">mentions légales</a>. Dites-nous la page et votre matériel. Sans réponse, vous pouvez saisir le Défenseur des droits : <a href="https://www.defenseurdesdroits.fr" target="_blank">defenseurdesdroits.fr</a>.</p>`,
}
