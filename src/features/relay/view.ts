/** A message as one side sees it. */
export type MessageView = {
  id: string
  isMine: boolean
  text: string
  /** Path of its photo, for this side alone. */
  photo: string | null
  /** ISO 8601. */
  at: string
}

/** A thread as one side sees it: nothing of the other but a first name. */
export type ThreadView = {
  token: string
  topic: { title: string; path: string }
  ownName: string
  otherName: string
  /** Why this side may not write now; null when it may. */
  refusal: string | null
  /** What whoever owns the topic said of its end. */
  endedWhy: string | null
  mayResume: boolean
  mayReport: boolean
  mayStop: boolean
  /** Oldest first. */
  messages: MessageView[]
}
