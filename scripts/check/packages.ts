/** Every package has its row in docs/dependencies.md with its licence, and none has a licence that we do not take. */

export interface LockedPackage {
  readonly license?: string
  readonly dev?: boolean
}

const TAKEN = /^(MIT(-0)?|ISC|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|0BSD|Unlicense|CC0-1\.0|PSF-2\.0|Python-2\.0|Zlib)$/
/** Fonts and data, which are passed on as they are. */
const DATA = /^(OFL-1\.1|CC-BY-[34]\.0)$/

const isTaken = (licence: string): boolean => {
  const plain = licence.replaceAll(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some((each) => isTaken(each))
  return plain.split(' AND ').every((each) => TAKEN.test(each.trim()) || DATA.test(each.trim()))
}

/** Whose licence is only in a file of theirs, where it was read. */
const READ: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' }

/** The licence of a package at a path of the lockfile, which may be known from its files only. */
export const licenceOf = (path: string, license: string | undefined): string | undefined => license ?? READ[path]

/** What is wrong with the licence of a package at a path of the lockfile, if anything is. */
export function licenceProblem(path: string, license: string | undefined): string[] {
  return isTaken(licenceOf(path, license) ?? 'none') ? [] : [`${path} has the licence ${license ?? '–'}`]
}

/** Rows of a table as package → licence. */
function rowsIn(document: string): Map<string, string> {
  return new Map(
    document.split('\n').flatMap((line) => {
      const cells = line.split(' | ')
      if (!line.startsWith('| `') || cells.length !== 5) return []
      return [...cells[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => [name!, cells[2]!] as const)
    }),
  )
}

export function checkPackages(document: string, direct: readonly string[], locked: Readonly<Record<string, LockedPackage>>): string[] {
  const rows = rowsIn(document)
  const problems: string[] = []
  for (const name of direct) {
    const licence = rows.get(name)
    // Of another platform's package the lockfile may not know it.
    const own = locked[`node_modules/${name}`]?.license ?? licence
    if (licence === undefined) problems.push(`docs/dependencies.md has no row for ${name}`)
    else if (licence !== own) problems.push(`docs/dependencies.md: ${name} has the licence ${own}, not ${licence}`)
  }
  for (const name of rows.keys()) if (!direct.includes(name)) problems.push(`docs/dependencies.md: ${name} is not in package.json`)
  for (const [path, { license, dev }] of Object.entries(locked)) if (path !== '' && !dev) problems.push(...licenceProblem(path, license))
  return problems
}
