/** Checks that both changelogs have the same releases, and that the version of `package.json` fits the newest. */
import { type ChangelogEntry, changelogs, entriesOf, isHigher } from '../changelog.ts'

export function checkChangelogs(read: (file: string) => string, keptWorlds: readonly string[]): string[] {
  const problems: string[] = []
  const versionsIn: string[][] = []
  for (const one of changelogs) {
    let entries: ChangelogEntry[]
    try {
      entries = entriesOf(one, read(one.file))
    } catch (error) {
      problems.push(`${one.file}: ${(error as Error).message}`)
      continue
    }
    if (entries[0]?.version !== null) problems.push(`${one.file} does not begin with “## ${one.unreleased}”`)
    const versions = entries.slice(1).map(({ version }) => version ?? '')
    for (const [at, version] of versions.entries()) {
      const before = versions[at + 1]
      if (!version || (before && !isHigher(version, before)))
        problems.push(`${one.file}: ${version || one.unreleased} is not above older ones`)
      if (!entries[at + 1]!.text) problems.push(`${one.file}: ${version} says nothing`)
    }
    versionsIn.push(versions)
  }
  const [en = [], cn = []] = versionsIn
  if (en.join() !== cn.join()) problems.push(`the changelogs have different releases: ${en.join(', ')} and ${cn.join(', ')}`)
  const { version } = JSON.parse(read('package.json')) as { version: string }
  if (en[0] && isHigher(en[0], version)) problems.push(`package.json is of version ${version}, the changelogs have ${en[0]}`)
  for (const one of en)
    if (!keptWorlds.includes(one)) problems.push(`releases/${one}/world.dump is missing: the world of each release is kept`)
  return problems
}
