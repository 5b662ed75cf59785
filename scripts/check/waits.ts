import type { SourceFile } from './imports.ts'

/**
 * Browser tests wait for what a page shows. A value that is read once, right after an act, holds only on the machine that was fast enough:
 * `expect(await list.count()).toBe(3)` is `await soon(() => list.count()).toBe(3)` (`test/support/soon.ts`). The same for a function of the
 * file that reads a page.
 */

const READS =
  'count|inputValue|textContent|innerText|innerHTML|isVisible|isHidden|isChecked|isEnabled|isDisabled|isEditable|allInnerTexts|allTextContents|getAttribute|boundingBox|evaluate|evaluateAll|title|content|ariaSnapshot'
const read = new RegExp(`\\.(${READS})\\(`)
/** What waits by itself may be read once. */
const waits = /\.(until|waitFor|waitForFunction|poll)\(|\bsoon\(/
/** Functions that act and then read may be called once only; what they read, they wait for. */
const declared = /^( *)(?:export )?(?:const (\w+) = (?:async )?\(.*=>|(?:async )?function (\w+)\()/

export function checkWaits(files: readonly SourceFile[]): string[] {
  return files.filter(({ path }) => path.startsWith('test/browser/')).flatMap(hasty)
}

function hasty({ path, text }: SourceFile): string[] {
  const readers = readersOf(text)
  const calls = readers.length > 0 ? new RegExp(`\\bawait (?:${readers.join('|')})\\(`) : null
  const found: string[] = []
  for (const { index } of text.matchAll(/\bexpect(?:\.soft)?\(/g)) {
    const inner = bracketed(text, text.indexOf('(', index))
    if (!/\bawait\b/.test(inner) || !(read.test(inner) || calls?.test(inner))) continue
    const line = text.slice(0, index).split('\n').length
    found.push(`${path}:${line}: a value of a page is read once; wait for it: await soon(() => …), of test/support/soon.ts`)
  }
  return found
}

/** Functions of a file that read a page and do not wait. */
function readersOf(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const [, indent = '', constant, named] = declared.exec(line) ?? []
    const name = constant ?? named
    if (!name) return []
    // Up to the next line that is not deeper.
    const rest = lines.slice(at + 1).findIndex((one) => one.trim() !== '' && !one.startsWith(`${indent} `) && !/^[)}\]]/.test(one.trim()))
    const body = lines.slice(at, rest < 0 ? undefined : at + 1 + rest).join('\n')
    return read.test(body) && !waits.test(body) ? [name] : []
  })
}

/** What is inside the bracket that opens here. Brackets in strings come in pairs. */
function bracketed(text: string, open: number): string {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(open + 1, at)
  }
  return text.slice(open + 1)
}
