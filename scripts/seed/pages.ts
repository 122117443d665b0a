import { content, cta, image, section, template, text, type PageSeed } from './page-parts'

/** The pages of the first shelter: every block and every template of this version. */
export const QUATRE_VENTS: PageSeed[] = [
  {
    title: 'Accueil',
    isHomepage: true,
    visibleInMenu: false,
    menuOrder: 0,
    metaDescription:
      'Refuge des Quatre Vents, à Bruz près de Rennes : chiens et chats à adopter, horaires et contact.',
    sections: ({ park, room }) =>
      content(
        section(
          [
            [
              text(
                '<h2>Une deuxième chance, près de chez vous</h2><p>Au sud de Rennes, nous accueillons des chiens et des chats que la vie a laissés au bord du chemin. Prenez le temps de les rencontrer : <strong>chaque adoption commence par une conversation</strong>.</p>',
                'left',
                'large',
              ),
            ],
            [image(room, 'Des chats au soleil sur les étagères de la chatterie')],
          ],
          { backgroundColor: 'green-50', padding: 'large', width: 'wide' },
        ),
        section(
          [
            [
              template('animaux-liste', {
                title: 'Ils attendent leur famille',
                description: 'Les derniers arrivés au refuge.',
                limit: 4,
                cardsPerRow: 4,
                cardDesign: 'basic',
                showFilters: true,
                showLoadMore: true,
              }),
            ],
          ],
          { width: 'wide' },
        ),
        section(
          [
            [image(park, 'Deux chiens courent dans le parc du refuge', { format: 'square' })],
            [template('presentation', { title: 'Qui sommes-nous ?', textLayout: 'full' })],
          ],
          { backgroundColor: 'white', padding: 'large' },
        ),
        section([[template('news-list', { limit: 3, cardsPerRow: 3 })]], { width: 'wide' }),
        section([[template('events-list', { limit: 3 })]]),
        section([[template('temoignages', { title: 'Ils racontent leur adoption', limit: 3 })]]),
        section([[template('localisation', { title: 'Nous trouver', variant: 'standard' })]]),
      ),
  },
  {
    title: 'Adopter',
    visibleInMenu: true,
    menuOrder: 1,
    metaDescription: 'Comment adopter un chien ou un chat au Refuge des Quatre Vents.',
    sections: ({ room }, animal) =>
      content(
        section([
          [
            template('animal-vedette', {
              title: 'Notre coup de cœur',
              animalId: animal,
              alignment: 'left',
            }),
          ],
        ]),
        section([
          [
            text(
              '<h2>Adopter, pas à pas</h2><p>Un animal n’est pas un coup de tête. Voici comment nous faisons, et pourquoi.</p><ol><li>Nous faisons connaissance, au refuge, autour d’un café.</li><li>Vous rencontrez l’animal plusieurs fois, avec toute la famille.</li><li>Nous vous remettons le certificat d’engagement : la loi laisse <strong>sept jours</strong> pour réfléchir.</li><li>L’animal rentre chez vous, et nous prenons de ses nouvelles.</li></ol>',
            ),
          ],
          [image(room, 'Des chats au repos sur les étagères de la chatterie')],
        ]),
        section([[template('questions-frequentes')]]),
        section(
          [
            [
              text(
                '<h3>La participation aux frais</h3><p>Elle couvre l’identification, les vaccins et la stérilisation. Elle est indiquée sur chaque fiche.</p>',
              ),
            ],
            [
              text(
                '<h3>Les visites</h3><p>Aux heures d’ouverture, sans rendez-vous. Venez avec votre chien : nous organisons la rencontre.</p>',
              ),
            ],
            [
              text(
                '<h3>Après l’adoption</h3><p>Nous restons joignables. Un souci, un doute : appelez-nous, toujours.</p>',
              ),
            ],
          ],
          { backgroundColor: 'white' },
        ),
        section(
          [
            [
              template('animaux-urgence', {
                title: 'Ils ne peuvent plus attendre',
                description: 'Un grand âge, une santé fragile, trop de mois au refuge.',
                limit: 4,
                cardsPerRow: 2,
                cardDesign: 'list',
              }),
            ],
          ],
          { backgroundColor: 'gray-50' },
        ),
        section([
          [
            template('animaux-liste', {
              title: 'Tous nos animaux',
              limit: 12,
              cardsPerRow: 3,
              cardDesign: 'basic',
              showFilters: true,
              showLoadMore: true,
            }),
          ],
        ]),
      ),
  },
  {
    title: 'Avant d’adopter',
    slug: 'avant-d-adopter',
    under: 'adopter',
    visibleInMenu: true,
    menuOrder: 1,
    sections: () =>
      content(
        section(
          [
            [
              text(
                '<h2>Les bonnes questions</h2><ul><li>Qui s’en occupera pendant les vacances ?</li><li>Combien d’heures restera-t-il seul ?</li><li>Toute la famille est-elle d’accord ?</li><li>Avez-vous prévu le budget des soins ?</li></ul><blockquote>Un animal vit dix, quinze, parfois vingt ans avec nous.</blockquote>',
              ),
            ],
          ],
          { width: 'narrow' },
        ),
      ),
  },
  {
    title: 'Famille d’accueil',
    slug: 'famille-d-accueil',
    under: 'adopter',
    visibleInMenu: true,
    menuOrder: 2,
    sections: () =>
      content(
        section(
          [
            [
              text(
                '<h2>Accueillir pour quelques semaines</h2><p>Un chaton trop jeune, un chien qui se remet d’une opération : une famille d’accueil leur change la vie. Le refuge prend en charge les soins et la nourriture.</p>',
              ),
              cta(
                'Envie d’essayer ?',
                'Appelez-nous, nous en parlerons ensemble.',
                'Nous appeler',
                'tel:+33199001234',
                'secondary',
              ),
            ],
          ],
          { width: 'narrow' },
        ),
      ),
  },
  {
    title: 'Le refuge',
    visibleInMenu: true,
    menuOrder: 2,
    sections: ({ building, park, room }) =>
      content(
        section([[template('presentation', { title: 'Notre histoire', textLayout: 'full' })]]),
        section([[template('equipe-liste', { title: 'L’équipe', cardsPerRow: 3 })]], {
          backgroundColor: 'white',
        }),
        section(
          [
            [
              image(building, 'La maison du refuge vue de la route', {
                format: 'square',
                caption: 'L’accueil',
              }),
            ],
            [image(park, 'Le parc et ses arbres', { format: 'square', caption: 'Le parc' })],
            [
              image(room, 'La chatterie et ses étagères', {
                format: 'square',
                caption: 'La chatterie',
              }),
            ],
            [
              text(
                '<p><strong>Portes ouvertes</strong> chaque premier samedi du mois. Venez marcher avec un chien, caresser un chat, poser vos questions.</p>',
              ),
            ],
          ],
          { backgroundColor: 'blue-50', width: 'wide' },
        ),
        section([
          [template('galerie', { title: 'Une journée au refuge', limit: 6, cardsPerRow: 3 })],
        ]),
      ),
  },
  {
    title: 'Contact et accès',
    slug: 'contact-et-acces',
    visibleInMenu: true,
    menuOrder: 3,
    sections: () =>
      content(
        section([
          [
            template('contact-formulaire', {
              title: 'Parlons-en',
              description: 'Une question, un doute, un animal trouvé : nous répondons à tous.',
            }),
          ],
        ]),
        section([[template('localisation', { title: 'Venir au refuge', variant: 'large' })]], {
          backgroundColor: 'white',
          width: 'wide',
        }),
      ),
  },
  {
    title: 'Mentions du refuge',
    visibleInMenu: false,
    menuOrder: 9,
    sections: () =>
      content(
        section(
          [
            [
              text(
                '<h2>Mentions du refuge</h2><p>Association déclarée. Les photographies de ce site de démonstration sont des dessins.</p>',
              ),
            ],
          ],
          { width: 'narrow' },
        ),
      ),
  },
  {
    title: 'Marché de Noël',
    visibleInMenu: true,
    menuOrder: 4,
    draft: true,
    sections: () =>
      content(
        section([
          [
            text(
              '<h2>Marché de Noël du refuge</h2><p>Le samedi 12 décembre, de 10 h à 18 h. Programme à venir.</p>',
            ),
          ],
        ]),
      ),
  },
]
