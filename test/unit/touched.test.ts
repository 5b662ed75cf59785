import { expect, it } from 'vitest'
import { features } from '../../src/app/server/features.ts'
import { touchedBy } from '../../src/rules/touched.ts'

it('what writes touch are features, each once and not itself', () => {
  const names = features.map(({ name }) => name)
  for (const name of names) {
    const touched = touchedBy(name)
    expect(names, name).toEqual(expect.arrayContaining([...touched]))
    expect(new Set([name, ...touched]).size, name).toBe(touched.length + 1)
  }
  expect(names.some((name) => touchedBy(name).length > 0)).toBe(true)
})
