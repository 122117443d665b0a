import { content, image, section, type PageSeed } from '../page-parts'
import { button, contactPage, prose, show, teamPage, type Voice } from './parts'

/** An association of cats. */
export function cats({ shelter, ofCity, home, call }: Voice): PageSeed[] {
  const onVisit = shelter.isPhysical === false
  return [
    {
      title: 'Accueil',
      isHomepage: true,
      visibleInMenu: false,
      menuOrder: 0,
      metaDescription: `${shelter.name}, près ${ofCity} : chats et chatons à adopter.`,
      sections: ({ room }, animal) =>
        content(
          section(
            [
              [image(room, 'Des chats sur leurs étagères, au soleil')],
              [
                prose(
                  `<h2>Des chats que nous connaissons par cœur</h2><p>${
                    onVisit
                      ? 'Chacun vit chez quelqu’un : nous savons où il dort, qui il aime et ce qui l’inquiète.'
                      : 'Nous jouons avec eux chaque jour : demandez-nous lequel ressemble à votre maison.'
                  }</p>`,
                  'left',
                  'large',
                ),
                button('Votre prochain chat ?', 'Il ronronne peut-être déjà.', [
                  'Voir les chats',
                  `${home}/animals`,
                ]),
              ],
            ],
            { backgroundColor: 'blue-50', padding: 'large', width: 'wide' },
          ),
          show('animaux-liste', {
            title: 'À adopter',
            limit: 6,
            cardsPerRow: 3,
            cardDesign: 'round',
            showFilters: true,
            showLoadMore: true,
          }),
          show(
            'animaux-urgence',
            { title: 'Les patients', limit: 3, cardsPerRow: 3 },
            { backgroundColor: 'white' },
          ),
          show('animal-vedette', {
            title: 'Le chat du mois',
            animalId: animal,
            alignment: 'center',
          }),
          show(
            'temoignages',
            { title: 'Nouvelles d’anciens', limit: 3 },
            { backgroundColor: 'gray-50' },
          ),
        ),
    },
    {
      title: 'Adopter un chat',
      visibleInMenu: true,
      menuOrder: 1,
      sections: () =>
        content(
          section(
            [
              [
                prose(
                  `<h2>Avant de dire oui</h2><p>${
                    onVisit
                      ? 'La rencontre a lieu chez la famille d’accueil : vous voyez le chat dans une vraie maison, à son heure.'
                      : 'Venez lire, dessiner ou ne rien faire : les chats viennent à ceux qui ne demandent rien.'
                  }</p><ul><li>Fenêtres et balcon sécurisés avant le premier jour.</li><li>Une pièce au calme pour commencer, deux semaines s’il le faut.</li><li>Un vétérinaire choisi d’avance.</li></ul>`,
                ),
              ],
            ],
            { width: 'narrow' },
          ),
          section(
            [
              [
                prose(
                  '<h3>Le premier soir</h3><p>Ouvrez la caisse, posez la litière et laissez-le. Il viendra.</p>',
                  'center',
                ),
              ],
              [
                prose(
                  '<h3>La première semaine</h3><p>Une pièce, puis deux. Un jeu, puis une caresse.</p>',
                  'center',
                ),
              ],
              [
                prose(
                  '<h3>Le premier mois</h3><p>Il connaît la maison mieux que vous.</p>',
                  'center',
                ),
              ],
            ],
            { backgroundColor: 'green-50' },
          ),
          show('questions-frequentes', { title: 'Questions de futurs adoptants' }),
        ),
    },
    {
      title: 'Chats libres',
      visibleInMenu: true,
      menuOrder: 2,
      sections: () =>
        content(
          section(
            [
              [
                prose(
                  '<h2>Stériliser, identifier, relâcher</h2><p>Un chat libre est un chat sans maître, identifié au nom de la commune ou d’une association. Stérilisé, il vit mieux, et son quartier aussi.</p><p>Vous nourrissez un chat qui n’est à personne ? Ne le laissez pas se multiplier : prévenez-nous, nous prêtons la trappe et nous prenons le rendez-vous.</p>',
                ),
                button(
                  'Un chat à signaler ?',
                  'Nous rappelons dans les trois jours.',
                  ['Nous appeler', call],
                  'outline',
                ),
              ],
            ],
            { width: 'narrow' },
          ),
          show('events-list', { title: 'Nos journées', limit: 3 }, { backgroundColor: 'white' }),
        ),
    },
    teamPage(
      'L’association',
      3,
      '<p><strong>Nous aider</strong>, c’est aussi garder une portée trois semaines, conduire un chat chez le vétérinaire ou coudre un hamac.</p>',
    ),
    contactPage(4, 'accordion', 'Dites-nous quel chat vous intéresse et comment vous vivez.'),
  ]
}
