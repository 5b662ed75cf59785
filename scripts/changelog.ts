/** `CHANGELOG.md` and `CHANGELOG.zh.md`: newest first, what is not released yet on top. */

export interface ChangelogEntry {
  /** Null of what is not released yet. */
  version: string | null
  /** Null of what is not released yet. */
  day: string | null
  text: string
}

export const changelogs = [
  { file: 'CHANGELOG.md', unreleased: 'Unreleased', headingOf: (version: string, day: string) => `${version} (${day})` },
  { file: 'CHANGELOG.zh.md', unreleased: '未发布', headingOf: (version: string, day: string) => `${version}（${day}）` },
] as const
type Changelog = (typeof changelogs)[number]

export function entriesOf({ unreleased }: Pick<Changelog, 'unreleased'>, text: string): ChangelogEntry[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const [, version, day] = heading.match(/^(\d+\.\d+\.\d+)(?: \(|（)(\d{4}-\d{2}-\d{2})[)）]$/) ?? []
      if (heading !== unreleased && !version) throw new Error(`“## ${heading}” is neither “${unreleased}” nor a version with its day`)
      return { version: version ?? null, day: day ?? null, text: lines.join('\n').trim() }
    })
}

/** What is not released becomes the entry of a version. */
export const released = ({ unreleased, headingOf }: Changelog, text: string, version: string, day: string): string =>
  text.replace(`## ${unreleased}\n`, `## ${unreleased}\n\n## ${headingOf(version, day)}\n`)

const numbersOf = (version: string): number[] => version.split('.').map(Number)

/** Whether a version "1.2.3" comes after another. */
export function isHigher(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  const at = a.findIndex((part, place) => part !== b[place])
  return at >= 0 && a[at]! > b[at]!
}
