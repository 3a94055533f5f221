import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../packages/stack/src/root.mjs'

const SPEC_FOLDERS = ['site/test/browser', 'cms/test/browser']

// Specs not named after the code that they show.
const SHOWN_BY = [
  [/^cms\/src\/admin\//, /^cms\/test\/browser\//],
  [/^site\/src\/ui\//, /\/(?:every-screen|keyboard|forced-colors)\.spec\.ts$/],
  [/^site\/src\/shell\//, /\/(?:header|footer|user-area|hidden-shell|country-choice)\.spec\.ts$/],
  [/^site\/server\//, /\/(?:routing|not-found|safety|data-light)\.spec\.ts$/],
  [/^site\/src\/routing\//, /\/(?:routing|tool-routes|not-found)\.spec\.ts$/],
]

/** Where the work left the main branch, else the last commit. */
export function changeBase() {
  const branches = ['origin/main', 'main'].filter((name) => answers('rev-parse', '--verify', '--quiet', name))
  const base = branches[0] ? git('merge-base', 'HEAD', branches[0]) : git('rev-parse', 'HEAD')
  const isClean = git('status', '--porcelain') === ''
  return isClean && base === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : base
}

/**
 * @param {string} base
 * @returns {string[]} with untracked files, without deleted ones
 */
export function changedFiles(base) {
  const known = git('diff', '--name-only', '--diff-filter=d', base)
  const unknown = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...known.split('\n'), ...unknown.split('\n')])].filter(Boolean)
}

/**
 * @param {string[]} files
 * @param {string[]} specs
 * @returns {string[]} changed ones, and those of changed features or collections
 */
export function specsTouchedBy(files, specs = allSpecs()) {
  const names = new Set(files.flatMap(nameOfRoom))
  const shown = SHOWN_BY.filter(([code]) => files.some((file) => code.test(file))).map(([, spec]) => spec)
  return specs.filter(
    (spec) =>
      files.includes(spec) ||
      [...names].some((name) => path.basename(spec).startsWith(name)) ||
      shown.some((pattern) => pattern.test(spec)),
  )
}

/** @param {string} file */
function nameOfRoom(file) {
  const name = /^(?:site\/src\/features|cms\/src\/collections)\/([^/]+)\//.exec(file)?.[1]
  return name ? [name] : []
}

function allSpecs() {
  return SPEC_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${folder}/${name}`),
  )
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}

/** @param {string[]} args */
function answers(...args) {
  try {
    return git(...args) !== ''
  } catch {
    return false
  }
}
