import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders that an ordinary user's PATH leaves out, and packages install servers into. */
const ALSO = ['/usr/sbin', '/usr/local/sbin', '/usr/lib/postgresql/18/bin']

/** Where a program of another project is: what the variable of its name in capitals says, or in PATH; undefined if it is missing. */
export function findProgram(name: string): string | undefined {
  const named = process.env[name.toUpperCase().replaceAll('-', '_')]
  if (named) return named
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...ALSO]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** The first two numbers of what it calls its version, as 121 for 1.21; 0 if it is missing. */
export function versionOf(program: string | undefined, ask = '--version'): number {
  if (!program) return 0
  const [, major = 0, minor = 0] = execFileSync(program, [ask], { encoding: 'utf8' }).match(/(\d+)\.(\d+)/) ?? []
  return Number(major) * 100 + Number(minor)
}
