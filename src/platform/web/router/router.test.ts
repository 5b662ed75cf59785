import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathOf } from './paths.ts'
import { createRouter, type Location, type Shown } from './router.ts'

/** A browser's history: entries with their state, and a step that is reported a moment later. */
function browser(hash: string) {
  const entries: { hash: string; state: unknown }[] = [{ hash, state: null }]
  let at = 0
  let heard: () => void = () => undefined
  const location = { hash }
  const arrive = (to: number) => {
    at = to
    location.hash = entries[at]!.hash
    setTimeout(() => heard())
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', (_: 'popstate', listener: () => void) => {
    heard = listener
  })
  vi.stubGlobal('history', {
    get state() {
      return entries[at]!.state
    },
    replaceState(state: unknown, _: string, to = location.hash) {
      entries[at] = { hash: to, state }
      location.hash = to
    },
    pushState(state: unknown, _: string, to: string) {
      entries.splice(++at, entries.length, { hash: to, state })
      location.hash = to
    },
    go: (steps: number) => arrive(at + steps),
  })
  return {
    addresses: () => entries.map((one) => one.hash),
    at: () => location.hash,
    back: () => arrive(at - 1),
    type(to: string) {
      entries.splice(at + 1, entries.length, { hash: to, state: null })
      arrive(at + 1)
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
let web: ReturnType<typeof browser>
const waits = new Map<string, Promise<void>>()

function begin(redirects: Record<string, string> = {}) {
  const router = createRouter<string>(async (to: Location, _before: Shown<string> | null) => {
    await waits.get(to.pathname)
    const redirect = redirects[to.pathname]
    return redirect ? { redirect } : { page: to.pathname }
  })
  return { router, open: () => pathOf(router.here()), how: () => router.shown.get()?.how }
}

beforeEach(() => {
  waits.clear()
  web = browser('#/home')
})
afterEach(() => vi.unstubAllGlobals())

describe('navigating', () => {
  it('keeps the old page and address until the new one has loaded', async () => {
    const { router, open, how } = begin()
    await router.start()
    let loaded = () => {}
    waits.set('/slow', new Promise((resolve) => (loaded = resolve)))
    const going = router.navigate('/slow?a=1')
    expect([open(), web.at(), router.going.get()?.pathname]).toEqual(['/home', '#/home', '/slow'])
    loaded()
    await going
    expect([open(), web.at(), router.going.get(), how()]).toEqual(['/slow?a=1', '#/slow?a=1', null, 'PUSH'])
  })

  it('ends a navigation that is under way when another begins', async () => {
    const { router, open } = begin()
    await router.start()
    let loaded = () => {}
    waits.set('/slow', new Promise((resolve) => (loaded = resolve)))
    void router.navigate('/slow')
    await router.navigate('/other')
    loaded()
    await settled()
    expect(open()).toBe('/other')
    expect(web.addresses()).toEqual(['#/home', '#/other'])
  })

  it('replaces the entry where asked to, and hands over the state', async () => {
    const { router, how } = begin()
    await router.start()
    await router.navigate('?page=2', { replace: true, state: { from: 'list' } })
    expect(web.addresses()).toEqual(['#/home?page=2'])
    expect([how(), router.here().state]).toEqual(['REPLACE', { from: 'list' }])
  })

  it('changes no address for a page that is no longer shown', async () => {
    const { router, open } = begin()
    await router.start()
    await router.navigate({ search: 'search=a' }, { within: '/home', replace: true })
    expect(open()).toBe('/home?search=a')
    await router.navigate('/detail?id=1')
    await router.navigate({ search: 'search=ab' }, { within: '/home', replace: true })
    expect(web.addresses()).toEqual(['#/home?search=a', '#/detail?id=1'])
  })

  it('does not leave an address behind that only leads on', async () => {
    const { router, open } = begin({ '/old': '/new', '/member': '/signIn' })
    await router.start()
    await router.navigate('/old')
    expect([open(), ...web.addresses()]).toEqual(['/new', '#/home', '#/new'])
    web.type('#/member')
    await settled()
    expect([open(), ...web.addresses()]).toEqual(['/signIn', '#/home', '#/new', '#/signIn'])
  })

  it('goes back to the entry with its key and state', async () => {
    const { router, open, how } = begin()
    await router.start()
    const { key } = router.here()
    await router.navigate('/a')
    web.back()
    await settled()
    expect([open(), how(), router.here().key]).toEqual(['/home', 'POP', key])
  })
})

describe('leaving a page that objects', () => {
  async function dirty(answer: boolean) {
    const started = begin()
    await started.router.start()
    await started.router.navigate('/form')
    const decide = vi.fn(async () => answer)
    started.router.leaving.add({ needed: (from, to) => from.pathname !== to.pathname, decide })
    return { ...started, decide }
  }

  it('asks once, and stays or goes as decided', async () => {
    const stays = await dirty(false)
    await stays.router.navigate('/other')
    expect([stays.open(), stays.decide.mock.calls.length]).toEqual(['/form', 1])
    web = browser('#/home')
    const goes = await dirty(true)
    await goes.router.navigate('/other')
    expect([goes.open(), goes.decide.mock.calls.length]).toEqual(['/other', 1])
  })

  it('does not ask about a change of the query', async () => {
    const { router, open, decide } = await dirty(false)
    await router.navigate('?step=2')
    expect([open(), decide.mock.calls.length]).toEqual(['/form?step=2', 0])
  })

  it('takes a step back again until it is decided', async () => {
    const stays = await dirty(false)
    web.back()
    await settled()
    expect([stays.open(), web.at(), stays.decide.mock.calls.length]).toEqual(['/form', '#/form', 1])
    web.back()
    await settled()
    expect([web.at(), stays.decide.mock.calls.length]).toEqual(['#/form', 2])
  })

  it('takes the step when the answer is yes', async () => {
    const { open, decide } = await dirty(true)
    web.back()
    await settled()
    expect([open(), web.at(), decide.mock.calls.length]).toEqual(['/home', '#/home', 1])
  })

  it('asks about an address that somebody typed', async () => {
    const { open, decide } = await dirty(false)
    web.type('#/other')
    await settled()
    expect([open(), web.at(), decide.mock.calls.length]).toEqual(['/form', '#/form', 1])
  })

  it('drops a decision that another navigation has overtaken', async () => {
    const { router, open } = begin()
    await router.start()
    await router.navigate('/form')
    let answer = (_: boolean) => {}
    let asks = true
    router.leaving.add({ needed: () => asks, decide: () => new Promise((resolve) => (answer = resolve)) })
    void router.navigate('/other')
    // The session ended while the question was open.
    asks = false
    await router.navigate('/signIn')
    answer(true)
    await settled()
    expect(open()).toBe('/signIn')
  })
})
