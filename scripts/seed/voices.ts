import type { Payload } from 'payload'

import { asProgram, today } from './load'
import type { ShelterSeed } from './shelters/types'
import { questionsOf, voicesOf, type Question, type Voice } from './voices-models'

const COMMON: Question[] = [
  {
    question: 'Comment se passe une adoption ?',
    answer:
      'Vous rencontrez l’animal, plusieurs fois si vous le souhaitez. Nous vous remettons ensuite le certificat d’engagement, qui vous laisse sept jours pour réfléchir.\n\nL’animal rentre chez vous après ce délai, et nous prenons de ses nouvelles.',
    category: 'Adopter',
  },
  {
    question: 'Que couvre la participation aux frais ?',
    answer:
      'L’identification, les vaccins et la stérilisation. Elle ne couvre qu’une partie de ce que les soins ont coûté : vos dons font le reste.',
    category: 'Adopter',
  },
]

const QUESTIONS: Record<string, Question[]> = {
  'refuge-des-quatre-vents': [
    ...COMMON,
    {
      question: 'Peut-on venir avec son chien ?',
      answer:
        'Oui, et c’est même recommandé. Prévenez-nous en arrivant : nous organisons la rencontre au calme, dans le parc.',
      category: 'Les visites',
    },
    {
      question: 'Faut-il prendre rendez-vous ?',
      answer: 'Non. Venez aux heures d’ouverture, et comptez une heure pour une première visite.',
      category: 'Les visites',
    },
    {
      question: 'Comment devenir bénévole ?',
      answer:
        'Passez nous voir un samedi. Une matinée suffit pour découvrir le refuge, et il y a de la place pour tout le monde : promenades, câlins, ménage, bricolage.',
      category: 'Aider le refuge',
    },
  ],
  'les-amis-du-lac': [
    ...COMMON,
    {
      question: 'Où vivent vos animaux ?',
      answer:
        'Dans nos familles d’accueil, autour du lac. Nous savons ainsi comment ils se comportent dans une maison.',
    },
  ],
}

const VOICES: Record<string, Voice[]> = {
  'refuge-des-quatre-vents': [
    {
      authorName: 'Sophie et Marc',
      text: 'Nous étions venus « juste pour voir ». Trois visites plus tard, il dormait au pied du canapé. L’équipe nous a tout dit, ses qualités comme ses peurs, et cela change tout.',
      ago: 48,
      ofAdopted: true,
      withPhoto: true,
    },
    {
      authorName: 'Yvonne',
      text: 'À soixante-quinze ans, j’hésitais. On m’a proposé un vieux chat tranquille, comme moi. Nous nous entendons très bien.',
      ago: 110,
    },
    {
      authorName: 'La famille Le Bris',
      text: 'Le premier mois a été difficile, elle avait peur de tout. On nous a rappelés chaque semaine. Aujourd’hui elle réclame sa promenade.',
      ago: 205,
    },
  ],
  'les-amis-du-lac': [
    {
      authorName: 'Élodie',
      text: 'J’ai pu rencontrer la famille d’accueil et poser toutes mes questions. Aucune surprise à la maison.',
      ago: 75,
      ofAdopted: true,
    },
    {
      authorName: 'Bernard',
      text: 'Deux chats adoptés ensemble, deux ronrons. Merci.',
      ago: 160,
    },
  ],
}

const DAY_MS = 24 * 3600 * 1000

/** The frequent questions of a shelter, and what families say of it. */
export async function addVoices(
  payload: Payload,
  shelter: { id: string; seed: ShelterSeed; adopted: string | null; photo: string },
): Promise<void> {
  const { seed } = shelter
  const questions = QUESTIONS[seed.slug] ?? questionsOf(seed)
  for (const [index, data] of questions.entries()) {
    await payload.create({
      collection: 'faq-items',
      ...asProgram,
      data: { ...data, shelter: shelter.id, order: index + 1 },
    })
  }
  for (const [index, voice] of (VOICES[seed.slug] ?? voicesOf(seed)).entries()) {
    const { ago, ofAdopted, withPhoto, ...data } = voice
    await payload.create({
      collection: 'testimonials',
      ...asProgram,
      data: {
        ...data,
        shelter: shelter.id,
        order: index + 1,
        consent: true,
        date: new Date(today().getTime() - ago * DAY_MS).toISOString(),
        animal: ofAdopted ? shelter.adopted : undefined,
        photo: withPhoto ? shelter.photo : undefined,
      },
    })
  }
}
