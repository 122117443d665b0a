import { describe, expect, it } from 'vitest'

import { completeUrl } from './complete-url'

describe('completeUrl', () => {
  it.each([
    ['www.exemple.fr', 'https://www.exemple.fr'],
    [' exemple.fr/adopter?x=1 ', 'https://exemple.fr/adopter?x=1'],
    ['contact@exemple.fr', 'mailto:contact@exemple.fr'],
    ['01 99 00 12 34', 'tel:0199001234'],
    ['+33 6 39 98 00 00', 'tel:+33639980000'],
    ['/shelter/x', '/shelter/x'],
    ['#horaires', '#horaires'],
    ['https://exemple.fr', 'https://exemple.fr'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['//exemple.fr', '//exemple.fr'],
    ['bonjour', 'bonjour'],
    ['', ''],
  ])('%s → %s', (typed, url) => expect(completeUrl(typed)).toBe(url))
})
