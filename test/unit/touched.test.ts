import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { features } from '../../src/app/server/features.ts'
import { touchedBy } from '../../src/rules/touched.ts'

const names = features.map(({ name }) => name)

it('what writes touch are features, each once and not itself', () => {
  for (const name of names) {
    const touched = touchedBy(name)
    expect(names, name).toEqual(expect.arrayContaining([...touched]))
    expect(new Set([name, ...touched]).size, name).toBe(touched.length + 1)
  }
})

it('the page that wrote reads the same again as all other pages', () => {
  const seen = new Set<string>()
  for (const path of globSync('src/features/*/*/web/queries.ts'))
    for (const [, name = '', list = ''] of readFileSync(path, 'utf8').matchAll(/queriesOf<[^(]*>\('([a-z]+)'(?:, \[([^\]]*)\])?\)/g)) {
      if (list === '') continue
      seen.add(name)
      expect([...list.matchAll(/'([a-z]+)'/gi)].map((found) => found[1]).sort(), path).toEqual([...touchedBy(name)].sort())
    }
  expect([...seen].sort()).toEqual(names.filter((name) => touchedBy(name).length > 0).sort())
})
