import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { buildWeb, launch, type Person, type PersonOptions, sit as sitAt } from './browser.ts'
import type { CallOptions, TestServer } from './server.ts'
import { startServer } from './server.ts'

let launched: Promise<Browser> | undefined

/** The browser of this worker, which its files share: each person has a profile of their own in it. It ends with the worker. */
export async function workersBrowser(): Promise<Browser> {
  if (!(await launched)?.isConnected()) launched = launch()
  return launched!
}

/** What failed, which comes first since a summary quotes one line, with what each of these people had before them. */
export async function pictured(error: unknown, name: string, people: readonly Person[]): Promise<Error> {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error([reason, ...(await Promise.all(people.map((who) => who.picture(name))))].join('\n'), { cause: error })
}

/** A persona of `personas.ts`, or whatever else has a token. */
interface SignedIn {
  token: string
  as?: CallOptions
}

type How = Omit<PersonOptions, 'session'>

export interface Suite {
  /** The server of the file. */
  readonly h: TestServer
  /** Somebody with a browser of their own, at the server of the file. */
  sit(name: string, how: PersonOptions): Promise<Person>
  /** The same, signed in. */
  seat(who: SignedIn, name: string, how: Lang | How): Promise<Person>
  /** What these people do: ends with nobody's page having had an error, and says what each saw if it fails. They leave in the end. */
  journey(name: string, people: readonly Person[], run: () => Promise<void>): Promise<void>
}

/** What the browser tests of a file share: the built web app, a server on a database of its own, and people at it. */
export function browserSuite(start: () => Promise<TestServer> = startServer): Suite {
  // The server starts after the file has taken its name.
  const h = {} as TestServer
  beforeAll(async () => {
    await buildWeb()
    Object.assign(h, await start())
    // The first of a run may have to make the demo world.
  }, 600_000)
  // It is not there if it did not start.
  afterAll(() => (h as Partial<TestServer>).close?.())

  const sit: Suite['sit'] = async (name, how) => sitAt(await workersBrowser(), h.url, name, how)
  return {
    h,
    sit,
    seat: async ({ token }, name, how) =>
      sit(name, {
        ...(typeof how === 'string' ? { lang: how } : how),
        session: { token, userInfo: await h.ok('GET /ws/account/me', {}, { token }) },
      }),
    journey: async (name, people, run) => {
      try {
        await run()
        expect(people.flatMap((who) => who.faults)).toEqual([])
      } catch (error) {
        throw await pictured(error, name, people)
      } finally {
        await Promise.all(people.map((who) => who.leave()))
      }
    },
  }
}
