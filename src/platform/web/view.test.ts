import { beforeEach, expect, it, vi } from 'vitest'

const storage = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => void storage.set(key, text),
})

/** As after a reload of the page. */
const loaded = () => {
  vi.resetModules()
  return import('./view.ts')
}
beforeEach(() => storage.clear())

it('the browser remembers the height of rows and what is folded', async () => {
  const first = await loaded()
  first.setView({ density: 'compact' })
  first.toggleFolded('people')
  first.toggleFolded('funds')
  first.toggleFolded('people')
  expect(JSON.parse(storage.get('view')!)).toEqual({ density: 'compact', folded: ['funds'] })
  const second = await loaded()
  second.toggleFolded('people')
  expect(JSON.parse(storage.get('view')!)).toEqual({ density: 'compact', folded: ['funds', 'people'] })
})

it.each(['{', 'null', '"x"', '{"density":"tall","folded":"all"}', '{"folded":[1,{}]}'])('starts over from %s', async (text) => {
  storage.set('view', text)
  const { toggleFolded } = await loaded()
  toggleFolded('people')
  expect(JSON.parse(storage.get('view')!)).toEqual({ density: 'comfortable', folded: ['people'] })
})
