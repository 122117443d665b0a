import { content, image, section, type PageSeed } from '../page-parts'
import { button, contactPage, prose, show, teamPage, type Voice } from './parts'

/** An association of rabbits, rodents, birds and reptiles. */
export function smallPets({ shelter, ofCity, home }: Voice): PageSeed[] {
  return [
    {
      title: 'Accueil',
      isHomepage: true,
      visibleInMenu: false,
      menuOrder: 0,
      metaDescription: `${shelter.name}, près ${ofCity} : lapins, rongeurs, oiseaux et reptiles à adopter.`,
      sections: ({ building }, animal) =>
        content(
          section(
            [
              [
                prose(
                  '<h2>Petits animaux, grands besoins</h2><p>De la place, de la compagnie, les bonnes choses à manger : c’est peu, et c’est presque toujours ce qui leur a manqué.</p>',
                  'left',
                  'large',
                ),
                button('Les rencontrer', 'Par espèce, par âge, par caractère.', [
                  'Voir les animaux',
                  `${home}/animals`,
                ]),
              ],
              [image(building, 'La maison de l’association', { format: 'square' })],
            ],
            { backgroundColor: 'green-50', padding: 'large', width: 'wide' },
          ),
          show(
            'animaux-liste',
            {
              title: 'Ils cherchent une maison',
              limit: 4,
              cardsPerRow: 4,
              cardDesign: 'playful',
              showFilters: true,
              showLoadMore: true,
            },
            { width: 'wide' },
          ),
          show(
            'animal-vedette',
            { title: 'À la une', animalId: animal, alignment: 'left' },
            { backgroundColor: 'white' },
          ),
          show('news-list', { title: 'Actualités', limit: 3, cardsPerRow: 3 }),
        ),
    },
    {
      title: 'Fiches pratiques',
      visibleInMenu: true,
      menuOrder: 1,
      sections: () =>
        content(
          section([
            [
              prose(
                '<h2>Le lapin</h2><ul><li>Quatre mètres carrés, et des sorties.</li><li>Du foin, toujours.</li><li>Jamais seul.</li><li>Vacciné chaque année.</li></ul>',
              ),
            ],
            [
              prose(
                '<h2>Le cochon d’Inde</h2><ul><li>Deux mètres carrés, sans étage.</li><li>De la vitamine C chaque jour.</li><li>À deux au moins.</li></ul>',
              ),
            ],
          ]),
          section(
            [
              [
                prose(
                  '<h2>Le rat</h2><ul><li>Une volière haute.</li><li>Deux heures de sortie.</li><li>Une bande.</li></ul>',
                ),
              ],
              [
                prose(
                  '<h2>Les reptiles</h2><ul><li>Un chauffage sous thermostat.</li><li>Une lampe à ultraviolets.</li><li>Des papiers en règle.</li></ul>',
                ),
              ],
            ],
            { backgroundColor: 'gray-50' },
          ),
          show('questions-frequentes', { title: 'On nous demande souvent' }),
        ),
    },
    {
      title: 'Lapin : l’installation',
      slug: 'lapin-installation',
      under: 'fiches-pratiques',
      visibleInMenu: true,
      menuOrder: 1,
      sections: ({ room }) =>
        content(
          section([
            [
              prose(
                '<h2>Un salon pour deux lapins</h2><p>Un parc d’un mètre de haut, des tapis qui ne glissent pas, un bac de litière végétale, un râtelier de foin juste au-dessus. Les câbles passent en hauteur, les plinthes sont protégées.</p><p>L’été, une bouteille d’eau gelée dans un torchon fait une climatisation parfaite.</p>',
              ),
            ],
            [image(room, 'Un lapin et un cochon d’Inde sortis se dégourdir les pattes')],
          ]),
        ),
    },
    teamPage(
      'L’association',
      2,
      '<p>Nous animons aussi des ateliers dans les écoles : on y apprend à porter un lapin, et surtout à ne pas le porter.</p>',
    ),
    contactPage(3, 'accordion', 'Joignez une photo de l’installation : nous vous conseillerons.'),
  ]
}
