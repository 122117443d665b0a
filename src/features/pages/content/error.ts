/** `path` is relative to the list of sections: `0.columns.1.blocks.2.content.alt`; empty = the whole. */
export type ContentIssue = { path: string; message: string }

/** Content that cannot be stored, with a French sentence for each reason. */
export class ContentError extends Error {
  constructor(readonly issues: readonly ContentIssue[]) {
    super(issues.map(({ message }) => message).join(' ; '))
    this.name = 'ContentError'
  }
}
