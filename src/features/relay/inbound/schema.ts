import { z } from 'zod'

const line = z.string().max(2000)

/** Longest HTML of an e-mail that is read, in characters: quotes stand at its end. */
const HTML_MAX = 200_000

/** An e-mail as whoever received it passes it on. Names that are not known are left aside. */
export const inboundSchema = z.object({
  /** Its `Message-ID`: the same again is the same message. */
  messageId: z.string().min(1).max(1000),
  /** Its `From`, as it was written. */
  from: line,
  /** The sender of the envelope; empty for a bounce. */
  envelopeFrom: line.optional(),
  /** The addresses of the envelope, or of `To` and `Cc`. */
  to: z.union([line.transform((one) => [one]), z.array(line).max(100)]),
  subject: line.default(''),
  /** The part of type text/plain. */
  text: z.string().max(200_000).default(''),
  /** The part of type text/html: read where there is no other. What is too long ends there. */
  html: z
    .string()
    .default('')
    .transform((html) => html.slice(0, HTML_MAX)),
  /** Its headers, by name: those that tell a program from a person suffice. */
  headers: z.record(z.string().max(200), z.string().max(5000)).default({}),
  attachments: z
    .array(
      z.object({
        name: line.default(''),
        type: line.default(''),
        content: z.base64(),
      }),
    )
    .max(20)
    .default([]),
})
export type Inbound = z.infer<typeof inboundSchema>
