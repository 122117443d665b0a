import { content, image, section, template, text, type PageSeed } from './page-parts'

/** The pages of the second shelter. */
export const AMIS_DU_LAC: PageSeed[] = [
  {
    title: 'Bienvenue',
    isHomepage: true,
    visibleInMenu: false,
    menuOrder: 0,
    metaDescription:
      'Les Amis du Lac, à Saint-Jorioz : chats et chiens à adopter en famille d’accueil.',
    sections: ({ room }, animal) =>
      content(
        section(
          [
            [image(room, 'Trois chats dans une pièce ensoleillée')],
            [
              text(
                '<h2>Des chats, des familles, un lac</h2><p>Nos protégés vivent dans des maisons comme la vôtre. Nous savons s’ils aiment les enfants, les chiens… et le canapé.</p>',
                'left',
                'large',
              ),
            ],
          ],
          { backgroundColor: 'blue-50', padding: 'large', width: 'wide' },
        ),
        section([
          [
            template('animaux-liste', {
              title: 'À adopter',
              limit: 6,
              cardsPerRow: 3,
              cardDesign: 'ocean',
              showLoadMore: true,
            }),
          ],
        ]),
        section(
          [
            [
              template('animal-vedette', {
                title: 'À la une',
                animalId: animal,
                alignment: 'center',
              }),
            ],
          ],
          { backgroundColor: 'white' },
        ),
        section([[template('localisation', { title: 'Nos permanences', variant: 'accordion' })]], {
          width: 'narrow',
        }),
      ),
  },
  {
    title: 'Nos animaux',
    slug: 'nos-animaux',
    visibleInMenu: true,
    menuOrder: 1,
    metaDescription:
      'Les chats et les chiens que Les Amis du Lac, à Saint-Jorioz, confient à une famille.',
    sections: () =>
      content(
        section([
          [
            template('animaux-liste', {
              title: 'Ils attendent une famille',
              description:
                'Chacun vit chez quelqu’un : nous savons comment il dort, qui il aime et ce qui l’inquiète.',
              limit: 12,
              showFilters: true,
              cardsPerRow: 3,
              cardDesign: 'ocean',
              showLoadMore: true,
            }),
          ],
        ]),
      ),
  },
  {
    title: 'L’association',
    slug: 'l-association',
    visibleInMenu: true,
    menuOrder: 2,
    sections: () =>
      content(
        section([[template('presentation', { title: 'L’association' })]]),
        section([[template('equipe-liste', { cardsPerRow: 2 })]], { backgroundColor: 'white' }),
        section([[template('temoignages', { limit: 6 })]]),
        section([[template('questions-frequentes')]], { backgroundColor: 'white' }),
      ),
  },
]
