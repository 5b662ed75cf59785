import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const docs = join(import.meta.dirname, '../../docs')

/** A block of code of the handbook that contains a text, without its fences: what people copy is what is tried. */
export function blockOf(name: string, contains: string): string {
  const blocks = readFileSync(join(docs, name), 'utf8').matchAll(/^```\w*\n([\s\S]*?)^```$/gm)
  const found = [...blocks].map(([, text]) => text!.trimEnd()).filter((text) => text.includes(contains))
  if (found.length !== 1) throw new Error(`docs/${name} has ${found.length} blocks with “${contains}”`)
  return found[0]!
}
