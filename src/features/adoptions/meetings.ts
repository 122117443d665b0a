import type { PayloadRequest } from 'payload'

import { departmentOf } from '@/features/shelters/model'
import { dayLabel, hourIn } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'
import type { Shelter } from '@/payload-types'
import { lockName, type Execute } from '@/platform/db/transaction'

import { meetingSlots, type SlotFacts } from './slots.model'
import type { SlotDay } from './view'

/**
 * What the free meetings of a shelter depend on.
 * @param except id of a request whose own meeting takes no place
 */
export async function slotFacts(
  req: PayloadRequest,
  shelter: Shelter,
  except: string,
): Promise<SlotFacts> {
  const { docs } = await req.payload.find({
    collection: 'adoption-requests',
    where: {
      and: [
        { shelter: { equals: shelter.id } },
        { openKey: { exists: true } },
        { meetingAt: { greater_than: new Date().toISOString() } },
        { id: { not_equals: except } },
      ],
    },
    // Only the hours are read: which are taken, and not by whom.
    overrideAccess: true,
    depth: 0,
    limit: 1000,
    pagination: false,
    select: { meetingAt: true },
    req,
  })
  return {
    hours: shelter.openingHours ?? [],
    exceptions: shelter.openingExceptions ?? [],
    timezone: zoneOf(shelter.timezone),
    department: departmentOf(shelter.location.postalCode),
    taken: docs.flatMap(({ meetingAt }) => (meetingAt ? [meetingAt] : [])),
  }
}

/** Two people who choose the same meeting take turns. */
export const holdMeetings = (execute: Execute, shelter: string) =>
  lockName(execute, `meetings:${shelter}`)

/** The free meetings of a shelter, by day, worded on its own clocks. */
export async function freeSlots(
  req: PayloadRequest,
  shelter: Shelter,
  except: string,
): Promise<SlotDay[]> {
  const facts = await slotFacts(req, shelter, except)
  const { timezone: timeZone } = facts
  return meetingSlots(facts, new Date()).map(({ day, starts }) => ({
    day,
    label: dayLabel(day, { weekday: 'long' }),
    slots: starts.map((start) => ({ at: start.toISOString(), label: hourIn(timeZone, start) })),
  }))
}
