import { appendFileSync } from 'node:fs'
import { routes } from '../../../src/app/web/routes.ts'
import type { Lang } from '../../../src/platform/contract/texts.ts'
import type { Person } from '../browser.ts'
import type { Suite } from '../browser-suite.ts'
import { runTogether, squeezed, textsOn } from '../pages/laid-out.ts'
import { badFocus, badHead, badTexts, type OwnWords, sideways, sidewaysNarrow, smallTitle, violations, wordless } from '../pages/look.ts'
import { nameOf, type Visit } from '../pages/visit.ts'
import { type Seat, seatOf } from '../run.ts'
import type { Walker } from './world.ts'

/**
 * Visits each screen once, and looks for every kind of error that a screen can have. Language, colour scheme and width are those of its
 * seat (`seatOf`), so that every probe sees each of them on many screens; the deep run takes the other language and scheme, and wide
 * instead of narrow.
 */

interface Planned {
  readonly visit: Visit
  readonly seat: Seat
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g

/** Each visit with its seat. Ids differ from run to run, so that the seat is that of the path without them. */
export function seated(role: string, visits: readonly Visit[]): Planned[] {
  const seen = new Map<string, number>()
  return visits.map((visit) => {
    const name = `${role} ${nameOf(visit).replaceAll(ID, '')}`
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    const seat = seatOf(`${name} ${nth}`)
    // What a visit opens is looked for on a wide screen, unless it says otherwise.
    return { visit, seat: visit.narrow ? { ...seat, width: 320 } : visit.opened ? { ...seat, width: 1440 } : seat }
  })
}

const rowAt = (visit: Visit) => routes.find(({ path }) => path === visit.path.split('?')[0])
const heightOf = ({ width }: Seat): number => (width === 1440 ? 900 : 700)

interface Arrival {
  /** The app is loaded again. */
  afresh: boolean
  /** From another page. */
  moved: boolean
}

/** One visit: the errors found, each with screen, language, scheme, width, rule and element. */
async function wrongAt(who: Person, { visit, seat }: Planned, own: OwnWords, { afresh, moved }: Arrival): Promise<string[]> {
  const found: string[] = []
  const note = (problems: readonly string[]) => {
    for (const problem of problems)
      found.push(`${nameOf(visit)} · ${seat.lang} · ${seat.dark ? 'dark' : 'light'} · ${seat.width} px · ${problem}`)
  }
  await who.page.setViewportSize({ width: seat.width, height: heightOf(seat) })
  await who.page.emulateMedia({ colorScheme: seat.dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  await (afresh ? who.afresh(visit.path) : who.open(visit.path))
  await who.page.waitForFunction((is) => document.documentElement.dataset['mantineColorScheme'] === is, seat.dark ? 'dark' : 'light')
  // A dialog that the address opens takes the focus.
  if (moved && !visit.opened) note(await badFocus(who))
  note(await badHead(who, visit.title, rowAt(visit)?.tab))
  await visit.opened?.does(who)
  note(await badTexts(who, own, visit))
  note(await violations(who))
  // The portal's own elements: in the workbench, those of Mantine leave their small signs without words.
  if (rowAt(visit)?.frame === 'portal') note(await wordless(who))
  note(await sideways(who))
  const noteTexts = async () => {
    const texts = await textsOn(who)
    note(squeezed(texts))
    note(runTogether(texts))
  }
  await noteTexts()
  note(await smallTitle(who))
  if (seat.width !== 320) {
    note(await sidewaysNarrow(who))
    await noteTexts()
  }
  return found
}

/** The visits of one kind of user whose seat is in this language. */
export async function walk(sit: Suite['sit'], role: string, lang: Lang, { session, visits }: Walker, own: OwnWords): Promise<string[]> {
  const who = await sit(role, { lang, ...(session && { session }) })
  await who.quiet()
  const wrong: string[] = []
  let before = ''
  let afresh = false
  for (const planned of seated(role, visits).filter(({ seat }) => seat.lang === lang)) {
    const { visit } = planned
    const path = visit.path.split('?')[0]!
    const began = Date.now()
    try {
      wrong.push(...(await wrongAt(who, planned, own, { afresh, moved: before !== '' && before !== path })))
    } catch (error) {
      const said = String(error).split('\n').slice(0, 3).join(' ')
      wrong.push(`${nameOf(visit)} · ${lang} · could not be looked at: ${said}; ${await who.picture(`screens ${lang} ${wrong.length}`)}`)
      // A page that does not come to rest must not affect the next visit.
      await who.page.goto('about:blank')
    }
    if (process.env['LOOK_TIMES'])
      appendFileSync(process.env['LOOK_TIMES'], `${role} ${lang} ${nameOf(visit)} ${Date.now() - began} ${wrong.at(-1) ?? ''}\n`)
    // A dialog or an edited form must not affect the next visit.
    afresh = visit.opened !== undefined
    before = afresh ? '' : path
  }
  wrong.push(...who.faults.map((fault) => `${lang} · fault in the page · ${fault}`))
  await who.leave()
  return wrong
}
