import { describe, expect, it } from 'vitest'
import { append, holdConversation } from '../../../src/features/talk/chat/server/events.ts'
import { t } from '../../../src/features/talk/chat/web/texts.ts'
import { performAsSystem } from '../../../src/platform/server/wire/act.ts'
import { MESSAGE_CHARACTERS } from '../../../src/rules/constants.ts'
import type { Person } from '../../support/browser.ts'
import { browserSuite } from '../../support/browser-suite.ts'
import { company } from '../../support/personas.ts'

/** A thousand messages that try to run something in the reader's browser. */

const { h, seat } = browserSuite()

const timeline = (who: Person) => who.page.getByRole('log')

describe('texts that carry scripts', () => {
  it('run nothing, draw no element of their own and lead nowhere but to pages and files', { timeout: 120_000 }, async () => {
    const firm = await company(h, { roles: ['hr'] })
    const { id } = await h.ok('POST /ws/chat/open', { accountId: firm.owner.accountId }, firm.member.hr.as)
    const texts = hostileTexts()
    expect(new Set(texts).size).toBe(1_000)
    await performAsSystem(h.services, 'hostile', async (act) => {
      const to = await holdConversation(act, id)
      for (let at = 0; at < texts.length; at += 25) {
        const content = texts.slice(at, at + 25).join('\n')
        expect(content.length).toBeLessThanOrEqual(MESSAGE_CHARACTERS)
        await append(act, [{ to, event: { kind: 'message', senderId: firm.member.hr.accountId, cid: `x${at}`, digest: 'x', content } }])
      }
    })
    const reader = await seat(firm.owner, 'reader', 'en')
    try {
      const outside: string[] = []
      reader.page.on('dialog', (dialog) => {
        outside.push(`dialog ${dialog.message()}`)
        void dialog.dismiss()
      })
      reader.page.on('request', (request) => {
        if (!request.url().startsWith(h.url) && !request.url().startsWith('data:')) outside.push(request.url())
      })
      await reader.open(`/personalHome/IM?id=${id}`)
      // It opens at the first unread message.
      await timeline(reader).getByText('hostile-0').first().waitFor()
      await reader.page.getByRole('button', { name: /^\d+ new messages$/ }).click()
      await timeline(reader).getByText('hostile-999').first().waitFor()
      // Only the lines near the screen are drawn: from the newest up to the first.
      const shown = new Set<string>()
      for (let steps = 0; shown.size < texts.length && steps < 400; steps++) {
        const { words, ...seen } = await timeline(reader).evaluate((log) => ({
          ran: 'ran' in window,
          drawn: log.querySelectorAll('script, iframe, object, embed, svg[onload], style, form, base, meta, link, marquee, details').length,
          handlers: [...log.querySelectorAll('*')].filter((one) => [...one.attributes].some(({ name }) => name.startsWith('on'))).length,
          targets: [...log.querySelectorAll('[href], [src]')]
            .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '')
            .filter((url) => !/^(https?:\/\/|\/|#)/.test(url)),
          words: log.textContent?.match(/hostile-\d+/g) ?? [],
        }))
        expect(seen).toEqual({ ran: false, drawn: 0, handlers: 0, targets: [] })
        expect(words.length).toBeLessThan(texts.length / 2)
        for (const word of words) shown.add(word)
        await timeline(reader).evaluate((log) => log.scrollBy({ top: -log.clientHeight / 2 }))
        await reader.frames(2)
      }
      expect(shown.size).toBe(texts.length)
      await reader.page.getByRole('button', { name: t.pick('en').newest }).click()
      await timeline(reader).getByText('hostile-999').first().waitFor()
      await reader.open(`/personalHome/IM?id=${id}&seq=3`)
      await timeline(reader).locator('[data-seq="3"]').waitFor()
      expect(outside).toEqual([])
    } finally {
      await reader.context.close()
    }
  })
})

/** A thousand different ones, each at most eighty characters. */
function hostileTexts(): string[] {
  const forms = [
    (js: string) => `<script>${js}</script>`,
    (js: string) => `<img src=x onerror=${js}>`,
    (js: string) => `<svg/onload=${js}>`,
    (js: string) => `<iframe src="javascript:${js}">`,
    (js: string) => `"><b onclick=${js}>`,
    (js: string) => `a(javascript:${js})[x]`,
    (js: string) => `a(JaVaScRiPt:${js})[x]`,
    (js: string) => `a(\u0001javascript:${js})[x]`,
    (js: string) => `a(data:text/html,<script>${js}</script>)[x]`,
    (js: string) => `a(vbscript:${js})[x]`,
    (js: string) => `a(//evil.test/${js})[x]`,
    (js: string) => `img[javascript:${js}]`,
    (js: string) => `img[x" onerror="${js}]`,
    (js: string) => `img[data:image/svg+xml,<svg onload=${js}>]`,
    (js: string) => `video[javascript:${js}]`,
    (js: string) => `file(javascript:${js})[x]`,
    (js: string) => `[div onclick=${js}]x[/div]`,
    (js: string) => `[table background=javascript:${js}]`,
    (js: string) => `face[<img src=x onerror=${js}>]`,
    (js: string) => `&lt;script&gt;${js}&lt;/script&gt;`,
    (js: string) => `<details open ontoggle=${js}>`,
    (js: string) => `<a href="javascript:${js}">x</a>`,
    (js: string) => `<style>@import 'https://evil.test/${js}'</style>`,
    (js: string) => `<meta http-equiv=refresh content="0;javascript:${js}">`,
    (js: string) => `{{constructor.constructor('${js}')()}}`,
  ]
  return Array.from({ length: 1_000 }, (_, nth) => `${forms[nth % forms.length]?.('window.ran=1')} hostile-${nth}`)
}
