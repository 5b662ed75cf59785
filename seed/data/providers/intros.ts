import { readFileSync } from 'node:fs'
import { z } from 'zod'

const row = z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)])
const files = ['asia', 'west', 'europe', 'americas']

/** How firms describe themselves: intros/*.tsv has a line for each (name, Chinese, English) below the code of its region. */
const intros = new Map<string, { cn: string; en: string }>()
for (const file of files) {
  let region = ''
  for (const text of readFileSync(`${import.meta.dirname}/intros/${file}.tsv`, 'utf8')
    .trim()
    .split('\n'))
    if (text.startsWith('## ')) region = text.slice(3)
    else {
      const [name, cn, en] = row.parse(text.split('\t'))
      intros.set(`${region} ${name}`, { cn, en })
    }
}

/** By region and the English name without its trade. Fails if there is none. */
export function introOf(region: string, name: string): { cn: string; en: string } {
  const found = intros.get(`${region} ${name}`)
  if (!found) throw new Error(`No intro of ${name} in ${region}`)
  return found
}
