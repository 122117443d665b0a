import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The program's Payload: opened once in a process, then always the same. */
export const openPayload = (): Promise<Payload> => getPayload({ config })
