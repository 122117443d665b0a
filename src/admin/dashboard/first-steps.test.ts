import { describe, expect, it } from 'vitest'

import { firstSteps, type SetUp } from './first-steps'

const nothing: SetUp = {
  logo: false,
  isPhysical: true,
  hours: false,
  home: null,
  homeIsPublished: false,
  animals: false,
  acceptsAdoptions: false,
  acceptsHelp: false,
  plans: false,
  adoptionForm: false,
  payments: false,
}
const everything = () => true
const labels = (has: Partial<SetUp>, may: (permission: string) => boolean = everything) =>
  firstSteps('abc', { ...nothing, ...has }, may).map(({ label }) => label)

describe('the first steps of a shelter', () => {
  it('ask what it does before what follows from it', () => {
    expect(labels({})).toEqual([
      'Ajouter votre logo',
      'Dire ce que fait le refuge',
      'Indiquer vos horaires',
      'Ajouter un premier animal',
      'Publier la page d’accueil',
    ])
    expect(labels({ acceptsAdoptions: true })).toContain('Préparer le formulaire d’adoption')
    expect(labels({ acceptsAdoptions: true })).toContain('Fixer les participations aux frais')
    expect(labels({ acceptsAdoptions: true })).not.toContain('Activer les paiements')
    expect(labels({ acceptsHelp: true }).at(-1)).toBe('Activer les paiements')
    expect(labels({ isPhysical: false })).not.toContain('Indiquer vos horaires')
  })
  it('are those that the person may do', () => {
    const editor = (permission: string) => ['manageAnimals', 'editContent'].includes(permission)
    expect(labels({ acceptsAdoptions: true, acceptsHelp: true }, editor)).toEqual([
      'Ajouter un premier animal',
      'Publier la page d’accueil',
    ])
    expect(labels({}, () => false)).toEqual([])
  })
  it('are done when the site has them, each on its own', () => {
    const steps = (has: Partial<SetUp>) =>
      firstSteps(
        'abc',
        { ...nothing, acceptsAdoptions: true, acceptsHelp: true, ...has },
        everything,
      )
    const done = (has: Partial<SetUp>) =>
      steps(has).flatMap(({ label, isDone }) => (isDone ? [label] : []))
    expect(done({})).toEqual(['Dire ce que fait le refuge'])
    expect(done({ acceptsAdoptions: false })).toEqual(['Dire ce que fait le refuge'])
    expect(done({ acceptsHelp: false })).toEqual(['Dire ce que fait le refuge'])
    const parts: Array<[keyof SetUp, string]> = [
      ['logo', 'Ajouter votre logo'],
      ['hours', 'Indiquer vos horaires'],
      ['animals', 'Ajouter un premier animal'],
      ['homeIsPublished', 'Publier la page d’accueil'],
      ['plans', 'Fixer les participations aux frais'],
      ['adoptionForm', 'Préparer le formulaire d’adoption'],
      ['payments', 'Activer les paiements'],
    ]
    for (const [part, label] of parts) expect(done({ [part]: true })).toContain(label)
    expect(steps({}).every(({ hint }) => hint.endsWith('.'))).toBe(true)
  })
  it('lead to where each is done', () => {
    const hrefs = (has: Partial<SetUp>) =>
      firstSteps(
        'abc',
        { ...nothing, acceptsAdoptions: true, acceptsHelp: true, ...has },
        everything,
      ).map(({ href }) => href.replace('/admin/collections/', ''))
    expect(hrefs({})).toEqual([
      'shelters/abc?section=identite',
      'shelters/abc?section=activites-et-mentions',
      'shelters/abc?section=horaires',
      'animals/create',
      'pages/create',
      'plans',
      'forms',
      'shelters/abc?section=paiements',
    ])
    expect(hrefs({ home: 'p1' })[4]).toBe('pages/p1')
  })
})
