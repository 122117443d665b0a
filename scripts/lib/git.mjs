// @ts-check
import { execFileSync } from 'node:child_process'

import { inProject } from './project.mjs'

/** @param {string[]} args */
const lines = (...args) =>
  execFileSync('git', args, { cwd: inProject(), encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * Files of the project that differ from where it left a commit, new ones included.
 * @param {string} since a branch or a commit; HEAD: what is not committed yet
 * @returns {string[]} paths in the project
 */
export function changedFiles(since) {
  const [base = since] = lines('merge-base', since, 'HEAD')
  return [
    ...lines('diff', '--name-only', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]
}
