/**
 * What a message says, without its looks. Everything is plain text: names and words
 * of visitors need no care.
 */
export type EmailContent = {
  /** Heading, and the first words of the preview in a list of messages. */
  title: string
  /** On whose behalf it is sent: named in the head, before the platform. `href` is its site. */
  sender?: { name: string; href: string }
  /** Before the facts and the button. */
  paragraphs: readonly string[]
  facts?: ReadonlyArray<{ label: string; value: string }>
  /** Words of somebody else, shown as theirs; line breaks are kept. */
  quote?: string
  /** `href` is a whole http(s) address. */
  button?: { label: string; href: string }
  /** After the button: how long a link lasts, what to do when it was not asked for. */
  notes?: readonly string[]
}

/** One message, ready for `sendMail`. */
export type EmailMessage = {
  to: string
  subject: string
  content: EmailContent
  /** Who gets the answer; the sender of the platform otherwise. */
  replyTo?: string
}
