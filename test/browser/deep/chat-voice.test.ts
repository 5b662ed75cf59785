import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { t } from '../../../src/features/talk/chat/web/texts.ts'
import { t as voice } from '../../../src/features/talk/chat/web/voice/texts.ts'
import type { Lang } from '../../../src/platform/contract/texts.ts'
import { VOICE_SECONDS } from '../../../src/rules/uploads.ts'
import { buildWeb, launch, type Person, sit } from '../../support/browser.ts'
import { pictured } from '../../support/browser-suite.ts'
import { looksRight } from '../../support/looks.ts'
import { company, type Person as Persona } from '../../support/personas.ts'
import { langOf } from '../../support/run.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { soon } from '../../support/soon.ts'

/** Voice messages, in a browser with a microphone that beeps and in one without. */

let withMicrophone: Browser
let forbidden: Browser
let without: Browser
let h: TestServer
beforeAll(async () => {
  await buildWeb()
  // The answer of the person, too: there is nobody to press the button of the browser.
  withMicrophone = await launch(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
  forbidden = await launch(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'])
  without = await launch()
  h = await startServer()
}, 400_000)
afterAll(async () => {
  await withMicrophone?.close()
  await forbidden?.close()
  await without?.close()
  await h?.close()
})

const signedIn = async (browser: Browser, name: string, lang: Lang, who: Persona, width?: number): Promise<Person> =>
  sit(browser, h.url, name, {
    lang,
    ...(width !== undefined && { width }),
    session: { token: who.token, userInfo: await h.ok('GET /ws/account/me', {}, { token: who.token }) },
  })

const timeline = (who: Person) => who.page.getByRole('log')
/** The player of the last voice message. */
const player = (who: Person) =>
  timeline(who)
    .getByRole('group', { name: /^(语音|Voice message) \d:\d\d$/ })
    .last()
const players = (who: Person) => timeline(who).getByRole('group', { name: /^(语音|Voice message)/ })
const recorder = (who: Person) => who.page.getByRole('button', { name: voice.pick(who.lang).record })

describe.each(langOf('a voice message'))('a voice message, the first in %s, the other in the other language', (lang) => {
  const otherLang = lang === 'cn' ? 'en' : 'cn'
  it('is recorded by the keyboard, a tap or a hold, sent, and played with its place', { timeout: 240_000 }, async () => {
    const firm = await company(h, { roles: ['hr'] })
    const { id } = await h.ok('POST /ws/chat/open', { accountId: firm.member.hr.accountId }, firm.as)
    const ann = await signedIn(withMicrophone, 'ann', lang, firm.owner)
    const bo = await signedIn(withMicrophone, 'bo', otherLang, firm.member.hr, 320)
    const [v, o] = [voice.pick(lang), voice.pick(otherLang)]
    try {
      await ann.open(`/personalHome/IM?id=${id}`)
      await bo.open(`/personalHome/IM?id=${id}`)

      // By the keyboard alone: the limit is said, Esc discards, the focus goes back.
      await recorder(ann).focus()
      await ann.page.keyboard.press('Enter')
      await ann.sees(v.recording(VOICE_SECONDS))
      await looksRight(ann)
      await ann.page.keyboard.press('Escape')
      await ann.page.getByText(v.recording(VOICE_SECONDS)).waitFor({ state: 'detached' })
      await soon(() => recorder(ann).evaluate((button) => button === document.activeElement)).toBe(true)
      await soon(() => players(ann).count()).toBe(0)

      // A tap begins; what was typed before stays.
      const field = ann.page.getByRole('textbox', { name: t.pick(lang).write, exact: true })
      await field.fill('稍后')
      await recorder(ann).click()
      await ann.until(
        'two seconds',
        () => ann.page.getByRole('timer').textContent(),
        (text) => /^0:0[2-9]/.test(text ?? ''),
      )
      await ann.press(v.send)
      await player(bo).waitFor()
      await soon(() => field.inputValue()).toBe('稍后')
      await timeline(bo).getByRole('img', { name: o.notPlayed }).waitFor()
      await soon(() => timeline(ann).getByRole('img', { name: v.notPlayed }).count()).toBe(0)

      // Played by the other side: it moves, pauses, and is not new any more, also after a reload.
      await looksRight(bo)
      await bo.press(o.play, player(bo))
      await bo.press(o.pause, player(bo))
      await timeline(bo).getByRole('img', { name: o.notPlayed }).waitFor({ state: 'detached' })
      const place = player(bo).getByRole('slider', { name: o.position })
      await place.focus()
      await bo.page.keyboard.press('End')
      await bo.until(
        'the position is given in words',
        () => place.getAttribute('aria-valuetext'),
        (text) => text === o.positionOf('0:02', '0:02') || text === o.positionOf('0:03', '0:03'),
      )
      await bo.afresh(`/personalHome/IM?id=${id}`)
      await player(bo).waitFor()
      await soon(() => timeline(bo).getByRole('img', { name: o.notPlayed }).count()).toBe(0)
      await soon(() => bo.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

      // What the server has judged the bytes to be decides whether it is played, not their name and not a guess.
      const files = /\/ws\/file\//
      await bo.page.route(files, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'audio/x-unheard-of' } })
      })
      await bo.press(o.play, player(bo))
      await bo.hears(o.unplayable)
      await bo.page.unroute(files)
      await bo.press(o.play, player(bo))
      await bo.press(o.pause, player(bo))

      // A hold sends when it ends, and discards when the pointer has left the button.
      const box = (await recorder(ann).boundingBox())!
      const hold = async (leaves: boolean) => {
        await ann.page.mouse.move(box.x + 5, box.y + 5)
        await ann.page.mouse.down()
        await ann.sees(v.holding)
        await ann.until(
          'one second',
          () => ann.page.getByRole('timer').textContent(),
          (text) => /^0:0[1-9]/.test(text ?? ''),
        )
        if (leaves) await ann.page.mouse.move(box.x + 5, box.y - 200)
        await ann.page.mouse.up()
        await ann.page.getByText(v.holding).waitFor({ state: 'detached' })
      }
      await hold(true)
      await hold(false)
      await players(bo).nth(1).waitFor()
      await soon(() => players(bo).count()).toBe(2)

      expect([...ann.faults, ...bo.faults]).toEqual([])
    } catch (error) {
      throw await pictured(error, `voice ${lang}`, [ann, bo])
    } finally {
      await ann.context.close()
      await bo.context.close()
    }
  })

  it('says in words why nothing can be recorded', { timeout: 120_000 }, async () => {
    const firm = await company(h, { roles: ['hr'] })
    const { id } = await h.ok('POST /ws/chat/open', { accountId: firm.member.hr.accountId }, firm.as)
    const v = voice.pick(lang)
    for (const [browser, words] of [
      [forbidden, v.denied],
      [without, v.none],
    ] as const) {
      const ann = await signedIn(browser, 'ann', lang, firm.owner, 320)
      try {
        await ann.open(`/personalHome/IM?id=${id}`)
        await recorder(ann).click()
        await ann.hears(words)
        await looksRight(ann)
        // Once it is allowed, the same button records.
        await ann.page.getByRole('textbox', { name: t.pick(lang).write, exact: true }).fill('打字也可以')
        await soon(() => recorder(ann).isEnabled()).toBe(true)
      } catch (error) {
        throw await pictured(error, `voice refused ${lang}`, [ann])
      } finally {
        await ann.context.close()
      }
    }
  })
})
