/** Colours of a message, each `#RRGGBB`; who gives them has checked that they can be read. */
export type EmailColors = {
  /** Behind the name of the sender, and that name. */
  head: string
  headText: string
  /** Behind the words of the button, and those words. */
  button: string
  buttonText: string
  /** Of a link on white. */
  link: string
}

/** On whose behalf a message is sent: named in the head, before the platform. */
export type EmailSender = {
  name: string
  /** Its site: a whole http(s) address. */
  href: string
  /** A whole http(s) address, the same for every receiver: it tells nobody who reads. */
  logo?: string | null
  colors?: EmailColors
  /** Written to the sender's own team, by the platform. */
  isToTeam?: boolean
}

/** The animal that a message is about. */
export type EmailAnimal = {
  name: string
  /** Its page, while it is public. */
  href: string | null
  /** A whole http(s) address, the same for every receiver. */
  picture: { src: string; alt: string } | null
}

/** One of several animals that a message tells of. */
export type EmailListed = {
  name: string
  /** Its page: a whole http(s) address. */
  href: string
  /** What is known of it, in one line. */
  text: string
  /** A whole http(s) address, the same for every receiver. */
  picture: string | null
}

/**
 * What a message says, without its looks. Everything is plain text: names and words
 * of visitors need no care.
 */
export type EmailContent = {
  /** Heading, and the first words of the preview in a list of messages. */
  title: string
  sender?: EmailSender
  animal?: EmailAnimal
  /** Before the facts and the button. */
  paragraphs: readonly string[]
  /** After the paragraphs, one under the other; then what is said of those that are not named. */
  animals?: readonly EmailListed[]
  others?: string
  facts?: ReadonlyArray<{ label: string; value: string }>
  /** Words of somebody else, shown as theirs; line breaks are kept. */
  quote?: string
  /** `href` is a whole http(s) address. */
  button?: { label: string; href: string }
  /** After the button: how long a link lasts, what to do when it was not asked for. */
  notes?: readonly string[]
  /** At the very end: how to receive no more of this. `href` is a whole http(s) address. */
  leave?: { label: string; href: string }
}

/** One message, ready for `sendMail`. */
export type EmailMessage = {
  to: string
  subject: string
  content: EmailContent
  /** Who gets the answer; the sender of the platform otherwise. */
  replyTo?: string
  /** Address that mail programs post to when their reader wants no more of this (RFC 8058). */
  unsubscribe?: string
}
