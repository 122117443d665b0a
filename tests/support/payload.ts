import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The program on the test file's own database. */
export function getTestPayload(): Promise<Payload> {
  return getPayload({ config })
}
