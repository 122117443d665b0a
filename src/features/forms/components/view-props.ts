import type { KnownPerson } from '../answers.model'
import type { FormDefinition } from '../model'
import type { CreateEngine, Errors } from './engine'

/** What a public form is filled with. */
export type FormViewProps = {
  form: { id: string; confirmation: string; definition: FormDefinition }
  shelterName: string
  /** A mark of this server and the version of the questions, for browsers without JavaScript. */
  stamp?: string
  version?: string
  animalId?: string | null
  /** Who is signed in: they need not type their name. */
  person?: KnownPerson | null
  /** What was typed before, without JavaScript. */
  answers?: Readonly<Record<string, string | string[]>>
  errors?: Errors
  /** What went wrong with the whole, without JavaScript. */
  problem?: { error: string; wait: number; isOver?: boolean } | null
  /** Fetches the checks once somebody begins: `loadEngine` of the file beside. */
  loadEngine: () => Promise<CreateEngine>
  /** `preview`: everything works, nothing is kept or sent. */
  mode?: 'live' | 'preview'
  /** One part at a time, where the script of the page runs. */
  isStepped?: boolean
  /** Nothing more is to be filled. */
  onSent?: () => void
}
