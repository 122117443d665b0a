import type { Payload } from 'payload'

import { instantInParis, addDays, parisDay } from '@/platform/time/model'

import { articlesOf, type Article } from './articles'
import { asProgram, today } from './load'
import { dayOfMeeting } from './meetings'
import type { Pictures } from './page-parts'
import type { ShelterSeed } from './shelters/types'

export const NEWS: Record<string, Article[]> = {
  'refuge-des-quatre-vents': [
    {
      title: 'Portes ouvertes : venez les rencontrer',
      excerpt:
        'Une journée pour visiter le refuge, rencontrer chiens et chats, et partager un café avec l’équipe.',
      content:
        '<p>Chaque premier samedi du mois, nous ouvrons grand le portail. Vous visiterez les chatteries et le parc, vous verrez comment nous travaillons, et vous pourrez <strong>rencontrer les animaux qui attendent</strong>.</p><h2>Au programme</h2><ul><li>10 h : visite guidée, pour petits et grands</li><li>11 h 30 : l’éducation positive expliquée par Claire</li><li>14 h : promenade avec les chiens du refuge</li><li>16 h : goûter</li></ul><p>L’entrée est libre. Venez sans votre chien ce jour-là : il y aura du monde, et tous n’aiment pas la foule.</p>',
      ago: 3,
      picture: 'park',
      images: ['building', 'room', 'park'],
      isPinned: true,
      tags: ['portes ouvertes', 'rencontres'],
      // After the collection, which is on the Saturday before at the latest.
      event: {
        when: { on: [6], after: 10, isFirst: true },
        from: '10:00',
        to: '17:30',
        place: 'Au refuge, à Bruz',
      },
    },
    {
      title: 'Collecte de croquettes au supermarché',
      excerpt: 'Un samedi matin pour remplir le cellier. Nous cherchons des bénévoles.',
      content:
        '<p>Le cellier se vide plus vite qu’il ne se remplit. Nous serons à l’entrée du magasin avec nos caddies : un paquet de croquettes, une boîte de pâtée, tout compte.</p><p>Deux heures à nous donner ? <strong>Appelez le refuge</strong>, nous vous trouverons un créneau.</p>',
      ago: 9,
      picture: 'room',
      tags: ['bénévolat'],
      event: {
        when: { on: [6], after: 2 },
        from: '09:30',
        to: '12:30',
        place: 'Galerie du centre commercial, Bruz',
      },
    },
    {
      title: 'Douze chatons sauvés d’une grange',
      content:
        '<p>L’appel est arrivé un dimanche soir : une portée, puis deux, dans une grange vouée à la démolition. Il a fallu trois jours et beaucoup de patience pour les attraper tous, leurs mères avec.</p><p>Ils sont vermifugés, tout le monde mange, et les plus peureux commencent à ronronner. <em>Ils seront à l’adoption dès qu’ils auront l’âge.</em></p>',
      ago: 16,
      picture: 'building',
      tags: ['sauvetage', 'chatons'],
    },
    {
      title: 'Le nouveau parc est terminé',
      content:
        '<p>Six cents mètres carrés de plus, clôturés et plantés : nos chiens peuvent enfin courir en groupe. Merci aux donateurs et à la commune, sans qui rien n’aurait été possible.</p>',
      ago: 41,
      picture: 'park',
      tags: ['travaux'],
    },
    {
      title: 'Une semaine au refuge, en chiffres',
      content:
        '<p>Trente-cinq kilos de croquettes, cent vingt litres de litière, quarante-deux machines de couvertures, deux balles percées par jour, et un nombre de câlins que personne n’a voulu compter. Derrière chaque chiffre, quelqu’un qui s’est levé tôt : merci.</p>',
      ago: 120,
      tags: ['bilan'],
    },
    {
      title: 'Vœux de l’équipe',
      content: '<p>Toute l’équipe vous souhaite une belle année, à deux et à quatre pattes.</p>',
      plannedIn: 40,
    },
    {
      title: 'Travaux dans la cour : l’entrée change',
      content:
        '<p>Pendant trois semaines, l’accueil se fait par le portail nord, le temps de refaire la cour. Merci de votre patience.</p>',
      ago: 130,
      isArchived: true,
    },
    {
      title: 'Idées pour le calendrier du refuge',
      content: '<p>À compléter : photos de la cour, portraits des anciens.</p>',
    },
  ],
  'les-amis-du-lac': [
    {
      title: 'Nous cherchons des familles d’accueil',
      content:
        '<p>Un coin au chaud, un peu de temps, et beaucoup de patience : c’est tout ce qu’il faut. Nous payons les soins et la nourriture, et nous restons joignables à toute heure.</p>',
      ago: 12,
      picture: 'room',
      tags: ['famille d’accueil'],
    },
  ],
}

function stepOf({ ago, plannedIn, isArchived }: Article) {
  if (isArchived) return 'ARCHIVED'
  if (ago !== undefined) return 'PUBLISHED'
  return plannedIn ? 'SCHEDULED' : 'DRAFT'
}

/** News of a shelter: online, planned and not finished, with what it announces. */
export async function addNews(
  payload: Payload,
  shelter: { id: string; seed: ShelterSeed; rank: number; pictures: Pictures },
): Promise<void> {
  const day = parisDay(today())
  const at = (days: number, time: string) => instantInParis(`${addDays(day, days)}T${time}`)
  const iso = (days: number, time: string) => at(days, time)?.toISOString()
  const articles = NEWS[shelter.seed.slug] ?? articlesOf(shelter.seed, shelter.rank)
  for (const article of articles) {
    const { ago, plannedIn, isArchived: _, picture, images = [], event, ...data } = article
    await payload.create({
      collection: 'news',
      ...asProgram,
      data: {
        ...data,
        shelter: shelter.id,
        status: 'DRAFT',
        nextStatus: stepOf(article),
        publishedAt: ago === undefined ? undefined : iso(-ago, '09:00'),
        scheduledAt: plannedIn ? iso(plannedIn, '08:00') : undefined,
        coverImage: picture && shelter.pictures[picture],
        images: images.flatMap((name) => shelter.pictures[name] ?? []),
        event: event && {
          startsAt: instantInParis(`${dayOfMeeting(event.when, day)}T${event.from}`)?.toISOString(),
          endsAt: instantInParis(`${dayOfMeeting(event.when, day)}T${event.to}`)?.toISOString(),
          place: event.place,
        },
      },
    })
  }
}
