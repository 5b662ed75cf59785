/** A function that several files export under one general verb cannot be found by its name: such a name says what it does it to. */
import type { SourceFile } from './imports.ts'

/** `read` and `write` bind calls. Moves of a lifecycle are named by their verb, and are values. */
const VERBS = new Set(
  `add apply approve ask assess cancel change check close count decide decline explain find give hold judge lapse list load make mark move open
   post present publish read record register reject remove render reach save say send show start submit take turn undo update withdraw write`.split(
    /\s+/,
  ),
)
const EXPORT = /^export (?:async )?function\*? (\w+)|^export const (\w+) = (?:async )?(?:<[^\n]*>)?\(/gm

export function checkVerbs(files: readonly SourceFile[]): string[] {
  const owners = new Map<string, string[]>()
  for (const { path, text } of files) {
    if (!path.startsWith('src/') || /\.test\.tsx?$|\/test\//.test(path)) continue
    for (const [, named, assigned] of text.matchAll(EXPORT)) {
      const name = named ?? assigned!
      if (VERBS.has(name)) owners.set(name, [...(owners.get(name) ?? []), path])
    }
  }
  return [...owners]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${paths.join(', ')}: each exports a function “${name}”. Name what it does it to`)
}
