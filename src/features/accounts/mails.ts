import type { PayloadRequest } from 'payload'

export async function tellForgotten(_req: PayloadRequest, _email: string, _link: string) {}
