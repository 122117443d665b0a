import { expect, it } from 'vitest'

import { faqData, groupByCategory, paragraphsOf, type FaqItem } from './model'

const item = (id: string, category = ''): FaqItem => ({
  id,
  question: `Question ${id}`,
  answer: `Réponse ${id}`,
  category,
})

it('puts questions under their headings, those without one first', () => {
  const groups = groupByCategory([item('1', 'Visites'), item('2'), item('3', 'Frais'), item('4')])
  expect(groups.map(({ category, items }) => [category, items.map(({ id }) => id)])).toEqual([
    ['', ['2', '4']],
    ['Visites', ['1']],
    ['Frais', ['3']],
  ])
  expect(groupByCategory([])).toEqual([])
})

it('cuts a text where a line is empty, whatever wrote its line ends', () => {
  expect(paragraphsOf('Un\nsuite\r\n\r\nDeux\n \n\nTrois\n')).toEqual([
    'Un\nsuite',
    'Deux',
    'Trois',
  ])
  expect(paragraphsOf(' \n ')).toEqual([])
})

it('tells search engines each question with its answer', () => {
  expect(faqData([item('1')])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Question 1',
        acceptedAnswer: { '@type': 'Answer', text: 'Réponse 1' },
      },
    ],
  })
})
