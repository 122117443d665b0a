import { z } from 'zod'

import { atMost } from '@/platform/validation/at-most.model'

import { minutesOf } from '../opening-hours.model'

import { exceptionProblems, MOST_EXCEPTIONS, weekProblems } from './problems.model'

const time = z
  .string()
  .refine((value) => minutesOf(value) !== null, 'Heure invalide (écrire 09:30)')
  .optional()

const openingHourSchema = z.object({
  weekday: z
    .number({ error: 'Jour invalide' })
    .int('Jour invalide')
    .min(0, 'Jour invalide')
    .max(6, 'Jour invalide'),
  isClosed: z.boolean().optional(),
  opensAt: time,
  closesAt: time,
})

/** The rows of a week, as they are stored; what is wrong has the path of its row. */
export const openingHoursSchema = z
  .array(openingHourSchema)
  .max(28, '28 plages au maximum')
  .superRefine((hours, context) => {
    for (const { index, field, message } of weekProblems(hours)) {
      context.addIssue({ code: 'custom', path: [index, field], message })
    }
  })

const day = z.string({ error: 'Indiquez le jour' }).max(10, 'Jour invalide')

const openingExceptionSchema = z.object({
  startDate: day,
  endDate: day,
  label: z.string().max(80, atMost(80)).optional(),
  isClosed: z.boolean().optional(),
  periods: z.array(z.object({ opensAt: time, closesAt: time })).optional(),
})

/** The exceptions of a shelter; what is wrong has the path of its row. */
export const openingExceptionsSchema = z
  .array(openingExceptionSchema)
  .max(
    MOST_EXCEPTIONS,
    `${MOST_EXCEPTIONS} lignes au maximum\u00a0: enlevez celles qui sont passées`,
  )
  .superRefine((exceptions, context) => {
    exceptions.forEach((exception, at) => {
      for (const { path, message } of exceptionProblems(exception, exceptions.slice(0, at))) {
        context.addIssue({ code: 'custom', path: [at, ...path], message })
      }
    })
  })
