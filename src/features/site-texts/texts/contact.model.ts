export const CONTACT = {
  title: 'Nous joindre',
  description:
    'À qui écrire, selon votre question\u00a0: un refuge pour un animal ou une adoption, l’équipe de la plateforme pour le site.',
  body: `<p>Patte Blanche met en relation. Pour presque tout, la bonne personne est au refuge\u00a0: c’est elle qui connaît l’animal et qui décide.</p>
<h2>Pour un animal, une visite ou une adoption</h2>
<p>Appelez ou écrivez au refuge. Son téléphone, son e-mail, son adresse et ses horaires sont sur la page de chaque animal et au bas de chaque page du refuge. <a href="/refuges">Trouver un refuge</a></p>
<p>Ne laissez pas un message à plusieurs refuges pour un même animal, et donnez-leur un jour ou deux\u00a0: les équipes répondent entre deux soins.</p>
<h2>Pour une urgence</h2>
<ul>
<li><strong>Un animal maltraité\u00a0:</strong> appelez le <a href="tel:3677">3677</a>. En cas de danger immédiat, appelez le <a href="tel:17">17</a>.</li>
<li><strong>Un animal blessé ou empoisonné\u00a0:</strong> appelez un vétérinaire, et lisez les <a href="/guide/soins">premiers gestes</a>.</li>
<li><strong>Un animal perdu ou trouvé\u00a0:</strong> prévenez la mairie, les refuges et les vétérinaires du lieu.</li>
</ul>
<h2>Pour le site lui-même</h2>
<p>Une page qui ne marche pas, une annonce douteuse, une question sur vos données\u00a0: écrivez à l’équipe de la plateforme, avec le formulaire de cette page. Dites la page concernée, et ce que vous attendiez.</p>
<h2>Pour rejoindre la plateforme</h2>
<p>Vous faites vivre un refuge ou une association\u00a0? <a href="/refuges/rejoindre-plateforme">Demandez à nous rejoindre</a>\u00a0: une personne de l’équipe lit chaque demande et vous répond par e-mail.</p>
<h2>Vous ne retrouvez pas votre mot de passe</h2>
<p>Inutile d’écrire\u00a0: <a href="/auth/mot-de-passe-oublie">demandez un lien pour en choisir un autre</a>.</p>`,
}
