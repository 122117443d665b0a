export const FAQ = {
  title: 'Questions fréquentes',
  description:
    'Adopter, participer aux frais, retrouver un animal, signaler une maltraitance, protéger ses données\u00a0: nos réponses.',
  body: `<h2>Adopter</h2>
<h3>Qui peut adopter\u00a0?</h3>
<p>Toute personne majeure qui peut s’occuper de l’animal toute sa vie. Un mineur a besoin de l’accord de ses parents, et c’est avec eux que le refuge signe. Avoir un jardin ou vivre en couple n’est pas une condition\u00a0: le refuge regarde ce dont cet animal-là a besoin.</p>
<h3>Combien de temps prend une adoption\u00a0?</h3>
<p>Pour un chien, un chat, un furet ou un lapin, au moins une semaine\u00a0: la loi demande <strong>sept jours</strong> entre la remise du certificat d’engagement et de connaissance et le départ de l’animal. Comptez une ou deux visites de plus pour faire connaissance.</p>
<h3>Qu’est-ce que le certificat d’engagement et de connaissance\u00a0?</h3>
<p>Un document que le refuge vous remet. Il dit ce dont l’espèce a besoin, ce que cela coûte et ce que vous promettez. Vous le lisez, vous le signez, et vous le gardez. Il est obligatoire pour un chien, un chat, un furet, un lapin, un cheval ou un âne.</p>
<h3>Pourquoi un refuge peut-il dire non\u00a0?</h3>
<p>Parce qu’il connaît l’animal. Un chat craintif dans une maison pleine d’enfants, un grand chien seul dix heures par jour\u00a0: cela finit mal pour tout le monde. Demandez pourquoi, et quel autre animal vous irait mieux.</p>
<h3>Puis-je réserver un animal à distance\u00a0?</h3>
<p>Non, et méfiez-vous de qui vous le propose. On rencontre l’animal avant de décider. Un refuge ne demande jamais d’argent avant la rencontre.</p>
<h3>Et si cela se passe mal\u00a0?</h3>
<p>Appelez le refuge, tôt. La plupart des difficultés se règlent avec un conseil et un peu de temps. Si rien n’y fait, il reprend l’animal\u00a0: l’abandonner ailleurs est un délit, puni de trois ans de prison et de 45 000 € d’amende.</p>
<h2>Les frais</h2>
<h3>Combien coûte une adoption\u00a0?</h3>
<p>Le refuge demande une <strong>participation aux frais</strong>, indiquée dans l’annonce quand il l’a fixée. Elle couvre une partie de l’identification, des vaccins, de la stérilisation et des soins déjà donnés. Un animal âgé est souvent confié pour moins.</p>
<h3>Et ensuite, par an\u00a0?</h3>
<p>De 500 à 1 200 € pour un chat, de 800 à 1 800 € pour un chien\u00a0: nourriture, vaccins, antiparasitaires, et de quoi faire face à un imprévu. Un grand chien ou un animal malade coûte davantage.</p>
<h3>Patte Blanche prend-elle une commission\u00a0?</h3>
<p>Non. La plateforme ne touche rien sur une adoption.</p>
<h2>Perdus, trouvés, maltraités</h2>
<h3>J’ai perdu mon animal, que faire\u00a0?</h3>
<p>Déclarez-le perdu à I-CAD, le fichier national d’identification. Prévenez la mairie, la fourrière, les vétérinaires et les refuges autour du lieu, en donnant son numéro de puce et une photo récente. Un chat se cache souvent à moins de cent mètres\u00a0: cherchez la nuit, au calme.</p>
<h3>J’ai trouvé un animal, que faire\u00a0?</h3>
<p>S’il porte une médaille, appelez. Sinon un vétérinaire peut lire sa puce. Prévenez la mairie\u00a0: un animal errant relève d’elle, et la fourrière le garde huit jours ouvrés pour que sa famille le retrouve. Ne le donnez pas, et ne le gardez pas sans l’avoir déclaré.</p>
<h3>Je suis témoin d’une maltraitance</h3>
<p>Appelez le <a href="tel:3677">3677</a>, le numéro national contre la maltraitance animale. Si un animal ou une personne est en danger tout de suite, appelez le <a href="tel:17">17</a>. Notez le lieu, l’heure et ce que vous voyez, et n’intervenez pas seul.</p>
<h2>Ce site et vos données</h2>
<h3>Faut-il un compte\u00a0?</h3>
<p>Non. Chercher, lire, garder des favoris et joindre un refuge se fait sans compte. Voyez <a href="/inscription">à quoi sert un compte</a>.</p>
<h3>Que savez-vous de moi\u00a0?</h3>
<p>Presque rien\u00a0: ni publicité, ni traceur, ni mesure d’audience. Sans compte, vos favoris restent dans votre navigateur. Votre position n’est lue que si vous touchez «\u00a0Autour de moi\u00a0», et elle n’est pas gardée. Tout est dit sur la page <a href="/confidentialite">Confidentialité</a>.</p>
<h3>Une annonce me paraît fausse</h3>
<p>Appelez d’abord le refuge\u00a0: l’animal a peut-être été adopté ce matin. Si l’annonce vous semble malhonnête, écrivez à l’éditeur du site, dont l’adresse est dans les <a href="/mentions-legales">mentions légales</a>.</p>
<h2>Pour les refuges</h2>
<h3>Qui peut rejoindre la plateforme\u00a0?</h3>
<p>Les refuges, les associations de protection animale, avec ou sans locaux, et les fourrières. Une personne de l’équipe vérifie leur existence légale avant toute publication. <a href="/refuges/rejoindre-plateforme">Faire une demande</a></p>
<h3>Que coûte la plateforme à un refuge\u00a0?</h3>
<p>Le logiciel est libre et gratuit. L’association qui exploite ce site dit ses propres conditions dans sa réponse à votre demande.</p>
<h3>Peut-on partir avec ses données\u00a0?</h3>
<p>Oui. Les pages, les animaux et les dossiers d’un refuge lui appartiennent.</p>`,
}
