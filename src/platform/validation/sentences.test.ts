import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import './french'

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('the sentence of a wrong value', () => {
  it.each([
    [z.string(), undefined, 'Ce champ est requis'],
    [z.string(), null, 'Ce champ est requis'],
    [z.string(), 3, 'Écrivez un texte'],
    [z.string().min(1), '', 'Ce champ est requis'],
    [z.string().min(2), 'a', '2 caractères au minimum'],
    [z.string().max(1000), 'a'.repeat(1001), '1 000 caractères au maximum'],
    [z.email(), 'x', 'Email invalide'],
    [z.url(), 'x', 'URL invalide'],
    [z.iso.date(), 'x', 'Date invalide'],
    [z.string().regex(/a/), 'x', 'Format invalide'],
    [z.number(), '3', 'Écrivez un nombre'],
    [z.int(), 1.5, 'Écrivez un nombre entier'],
    [z.number().min(0), -1, '0 au minimum'],
    [z.number().positive(), 0, 'Plus de 0'],
    [z.number().max(9), 10, '9 au maximum'],
    [z.number().multipleOf(5), 7, 'Un multiple de 5'],
    [z.boolean(), 'x', 'Répondez par oui ou par non'],
    [z.enum(['a', 'b']), 'x', 'Choisissez une valeur de la liste'],
    [z.enum(['a', 'b']), undefined, 'Ce champ est requis'],
    [z.literal('a'), 'b', 'Valeur invalide'],
    [z.array(z.string()).max(1), ['a', 'b'], '1 élément au maximum'],
    [z.array(z.string()), undefined, 'Ce champ est requis'],
    [z.union([z.string(), z.number()]), true, 'Valeur invalide'],
    [z.union([z.string(), z.number()]), undefined, 'Ce champ est requis'],
    [z.strictObject({}), { x: 1 }, '« x » n’est pas accepté ici'],
    [z.strictObject({}), { x: 1, y: 2 }, '« x », « y » ne sont pas acceptés ici'],
    [z.enum(['a', 'b']), null, 'Ce champ est requis'],
    [z.email(), '', 'Ce champ est requis'],
    [z.number().lt(9), 9, 'Moins de 9'],
    [z.bigint().max(1000n), 1001n, '1 000 au maximum'],
    [z.date().max(new Date(0)), new Date(1), 'Valeur invalide'],
    [z.string().refine(() => false), 'a', 'Valeur invalide'],
    [z.string('Le nom est requis'), undefined, 'Le nom est requis'],
  ])('%# is ours', (schema, value, sentence) => {
    expect(said(schema, value)?.map((each) => each.replace(/\s/g, ' '))).toEqual([sentence])
  })
})
