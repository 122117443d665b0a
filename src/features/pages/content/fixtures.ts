import fc from 'fast-check'

import { rawList, type Raw } from './json'
import { isBlockType } from './options'

/** Random content for property tests: right, half-filled, legacy and unknown nodes mixed. */
const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => value)

const idLike = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom('a', 'b', 'c', 'tmp_1', 'tmp_2', 'x y', ''),
  fc.uuid(),
  fc.nat(5),
)

const known = fc.constantFrom<Raw>(
  { type: 'TEXT' },
  { type: 'TEXT', content: { text: '<p>Bonjour</p>', size: 'large' } },
  { type: 'IMAGE', content: { src: '/a.webp', alt: 'Un chien', containerSize: '50%' } },
  { type: 'CTA', content: { buttonText: 'Voir', buttonUrl: '/a' } },
  { type: 'TEMPLATE', content: { templateType: 'animaux-urgence', cardDesign: 'ludique' } },
)

const unknownBlock = fc
  .tuple(fc.string({ minLength: 1 }), fc.dictionary(fc.string(), json))
  .filter(([type]) => !isBlockType(type))
  .map(([type, rest]): Raw => ({ ...rest, type }))

const unknownTemplate = fc
  .dictionary(fc.string(), json)
  .map((rest): Raw => ({ type: 'TEMPLATE', content: { ...rest, templateType: 'météo' } }))

const anyBlock = fc
  .tuple(fc.oneof(known, unknownBlock, unknownTemplate), idLike)
  .map(([block, id]): Raw => ({ ...block, id }))

const column = fc.record({
  id: idLike,
  width: fc.oneof(fc.constant(undefined), fc.double(), fc.constantFrom('50%', 25, 66)),
  blocks: fc.array(anyBlock, { maxLength: 3 }),
})

const section = fc.record({
  id: idLike,
  layout: fc.oneof(fc.constant(undefined), fc.integer({ min: -2, max: 9 }), fc.constant('2')),
  width: fc.constantFrom(undefined, 'wide', 'gigantic'),
  columns: fc.array(column, { maxLength: 6 }),
})

export const anySections = fc.array(section, { maxLength: 5 })

/** Blocks of unchecked content, in reading order. */
export const rawBlocks = (sections: readonly unknown[]): Raw[] =>
  sections.flatMap((each) =>
    rawList((each as Raw).columns).flatMap((one) => rawList((one as Raw).blocks) as Raw[]),
  )
