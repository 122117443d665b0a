import type { Noted } from './db/together'

/**
 * What a command and the hooks of the writes that it makes say to one another, by the request that
 * both have. Nothing of it comes from outside: Payload lets no sender write here. Each key stands in
 * this file alone; a test refuses one that does not.
 */
declare module 'payload' {
  interface RequestContext {
    /** Words that the lines of the audit log about these writes carry. */
    auditNote?: string
    /** An access rule answered « only your own »: what is refused afterwards is not there (404). */
    scoped?: boolean
    /** What is still to be stored of many rows, once after the last one. */
    notedTogether?: Noted
    /** The whole cache goes in the end: the tags of each row are not noted. */
    wholeCacheFollows?: boolean
    /** Payload's own: an old version comes back. */
    isRestoringVersion?: boolean
    /** The write keeps a draft beside what is online. */
    savesDraft?: boolean
    /** An article moves because its moment came, not because somebody asked. */
    byClock?: boolean
    /** Id of the page that the command holds already. */
    holdsPage?: string
    /** A page is taken offline for good. */
    archives?: boolean
    /** Id of the adoption request that is being completed, by which its animal leaves. */
    completing?: string
    /** Id of the animal whose change of status is being taken back. */
    undoing?: string
    /** Id of the certificate of which only the day of delivery is being corrected. */
    redating?: string
    /** Id of the one shelter about which a super admin decides. */
    decidesShelter?: string
    /** Id of the shelter whose team the person leaves by themselves. */
    leavesTeam?: string
    /** Ids of the people whose password this request changes. */
    newPasswords?: Set<string>
    /** Title of the picture that was sent, from the name of its file. */
    uploadTitle?: string
    /** Fingerprint (SHA-256) of the picture as it was sent. */
    uploadSha256?: string
    /** Colours of the picture as it is kept (`platform/pictures/colours.model.ts`). */
    uploadColours?: string
  }
}
