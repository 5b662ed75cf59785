import { beforeAll, describe, expect, it } from 'vitest'
import { type Lang, langs } from '../../../src/platform/contract/texts.ts'
import { Person, SEAT_ZONE } from '../../support/browser.ts'
import { browserSuite, workersBrowser } from '../../support/browser-suite.ts'
import { wordless } from '../../support/pages/look.ts'
import { layOutWhole } from '../../support/pages/whole.ts'
import { type Furnished, publicPlaces, registerFeatures } from '../../support/portal.ts'

/** The portal for users who need it twice as large, want no motion, or cannot see its pictures. */

const { h, journey } = browserSuite()
let there: Furnished

beforeAll(async () => {
  there = await registerFeatures(h)
})

const ZOOMED = { width: 640, height: 450 }
/** Short changes of colour do not count as motion. */
const MOVING_S = 0.05

/** 1280 × 900 at 200 %, with reduced motion. */
async function zoomed(lang: Lang): Promise<Person> {
  const context = await (await workersBrowser()).newContext({
    viewport: ZOOMED,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    timezoneId: SEAT_ZONE,
  })
  await context.addInitScript(
    ([chosen, atLeast]) => {
      if (!localStorage.getItem('lang')) localStorage.setItem('lang', String(chosen))
      const seen: string[] = []
      Object.assign(window, { seenMoving: seen })
      const note = (event: Event) => {
        const node = event.target as Element
        const { transitionDuration, animationDuration } = getComputedStyle(node, (event as TransitionEvent).pseudoElement || null)
        const longest = Math.max(...`${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat))
        if (longest > Number(atLeast)) seen.push(`${event.type} of ${node.outerHTML.slice(0, 80)}`)
      }
      addEventListener('transitionrun', note, true)
      addEventListener('animationstart', note, true)
    },
    [lang, MOVING_S],
  )
  return new Person('zoomed', context, await context.newPage(), h.url, { lang })
}

/** Scrolls to the end, so that every part is laid out. */
const readThrough = (who: Person) =>
  who.page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.9) {
      window.scrollTo(0, top)
      await painted()
    }
  })

describe.each(langs)('every public page, %s', (lang) => {
  it('at 200 %: nothing scrolls sideways, nothing is cut off or moves under reduced motion, and every picture has a text alternative', async () => {
    const who = await zoomed(lang)
    const wrong: string[] = []
    await journey('zoomed', [who], async () => {
      const places = publicPlaces(there)
      // Agreements differ in their text alone.
      const first = places.filter(({ row }, at) => row.component !== 'agreement' || places.findIndex((one) => one.row === row) === at)
      for (const { path } of first) {
        await who.open(path)
        await readThrough(who)
        await who.settled()
        await layOutWhole(who.page)
        const found = await who.page.evaluate(() => ({
          width: document.scrollingElement!.scrollWidth,
          moving: (window as unknown as { seenMoving: string[] }).seenMoving.splice(0),
          unseen: [...document.querySelectorAll('main :is(h2, h3, p, a, button)')].filter(
            (node) => node.checkVisibility() && !node.checkVisibility({ opacityProperty: true }),
          ).length,
        }))
        if (found.width > ZOOMED.width) wrong.push(`${path} is ${found.width} px wide`)
        if (found.unseen > 0) wrong.push(`${path} hides ${found.unseen} parts`)
        wrong.push(...found.moving.map((what) => `${path} moves: ${what}`), ...(await wordless(who)).map((what) => `${path} has ${what}`))
      }
      expect(wrong).toEqual([])
    })
  })
})

it('finds a picture without text, and motion', async () => {
  const who = await zoomed('en')
  await journey('fixture', [who], async () => {
    await who.open('/aboutUs')
    await who.page.evaluate(() => {
      document
        .querySelector('main')!
        .insertAdjacentHTML(
          'beforeend',
          '<img src="/favicon.svg"><svg viewBox="0 0 1 1"></svg><svg aria-hidden="true"></svg><img alt="" src="/favicon.svg"><div id="slow" style="opacity:1;transition:opacity 1s !important"></div>',
        )
      const slow = document.getElementById('slow')!
      slow.getBoundingClientRect()
      slow.style.opacity = '0.5'
    })
    expect(await wordless(who)).toHaveLength(2)
    await who.until(
      'sees it move',
      () => who.page.evaluate(() => (window as unknown as { seenMoving: string[] }).seenMoving.length),
      (n) => n === 1,
    )
  })
})
