import { expect, it } from 'vitest'
import { t } from '../../../src/features/talk/chat/web/texts.ts'
import type { Person } from '../../support/browser.ts'
import { browserSuite, pictured } from '../../support/browser-suite.ts'
import { clientOf } from '../../support/chat.ts'
import { violations } from '../../support/pages/look.ts'
import { type CompanyPeople, company } from '../../support/personas.ts'
import { langOf } from '../../support/run.ts'
import { soon } from '../../support/soon.ts'

/** The list of somebody with many conversations: its end, its search, and what happens in one that is not listed yet. */

const { h, seat } = browserSuite()

const GROUPS = 120
const LONG = '汉诺威工业博览会展位搭建与现场服务协调'

/** Groups of the owner: in the first something was said just now, in the second almost an hour ago, in the others before. */
const addGroups = (firm: CompanyPeople) =>
  h.services.pool.query(
    `with made as (
       insert into chat_conversation (kind, name, last_at, created_at)
       select 'group', $3 || ' ' || n, now() - case n when 1 then 0 else n + 53 end * interval '1 minute', now()
         from generate_series(1, $2::int) as n returning id)
     insert into chat_member (conversation_id, account_id, role, from_seq, read_seq, delivered_seq, joined_at)
     select id, $1, 'owner', 1, 0, 0, now() from made`,
    [firm.owner.accountId, GROUPS, LONG],
  )

/** One with a colleague, in which nothing was said for longer than in all others. */
async function lastGroup(firm: CompanyPeople): Promise<string> {
  const { id } = await h.ok('POST /ws/chat/group/create', { name: '末尾', accountIds: [firm.member.hr.accountId] }, firm.as)
  await h.services.pool.query(`update chat_conversation set last_at = now() - interval '9 hours' where id = $1`, [id])
  return id
}

const listOf = (who: Person) => who.page.getByRole('region', { name: t.pick(who.lang).conversations })
const rowsOf = (who: Person) => listOf(who).locator('li[aria-posinset]')
/** The place of the last that is listed: it always is drawn. */
const lastPlace = (who: Person) => rowsOf(who).last().getAttribute('aria-posinset')
/** The rows of conversations of which nothing but the time differs. */
const rowHeights = (who: Person) =>
  rowsOf(who).evaluateAll((rows) => rows.slice(0, 5).map((row) => Math.round(row.getBoundingClientRect().height)))
/** On how many lines the times are, each number once. */
const timeLines = async (who: Person) => {
  const lines = await rowsOf(who)
    .locator('time')
    .evaluateAll((times) => times.map((time) => new Set([...time.getClientRects()].map((line) => line.top)).size))
  return [...new Set(lines)]
}

const ALL = String(GROUPS + 1)

it.each(langOf('the last of many conversations'))(
  '%s: the last of many conversations is listed at the end, found, opened and brought to the top',
  { timeout: 240_000 },
  async (lang) => {
    const s = t.pick(lang)
    const firm = await company(h, { roles: ['hr'] })
    await addGroups(firm)
    const id = await lastGroup(firm)
    const ann = await seat(firm, 'ann', lang)
    const bo = await clientOf(h, firm.member.hr).follow(id).open()
    const search = listOf(ann).getByRole('searchbox', { name: s.search })
    try {
      // A time stays on its line, and a row is as high as the others whatever its time says.
      for (const width of [1440, 390]) {
        await ann.page.setViewportSize({ width, height: 900 })
        await ann.open('/personalHome/IM')
        await rowsOf(ann)
          .filter({ hasText: lang === 'cn' ? /5\d 分钟前/ : /5\d minutes ago/ })
          .first()
          .waitFor()
        await rowsOf(ann)
          .filter({ hasText: lang === 'cn' ? '刚刚' : 'just now' })
          .first()
          .waitFor()
        await soon(async () => new Set(await rowHeights(ann)).size).toBe(1)
        await soon(() => timeLines(ann)).toEqual([1])
      }
      await ann.page.setViewportSize({ width: 1440, height: 900 })
      await soon(() => lastPlace(ann)).toBe('50')
      await soon(() => rowsOf(ann).first().getAttribute('aria-setsize')).toBe(ALL)
      expect(await violations(ann)).toEqual([])

      // By scrolling, and by the keyboard.
      await soon(async () => {
        await rowsOf(ann).last().scrollIntoViewIfNeeded()
        return lastPlace(ann)
      }).toBe(ALL)
      await rowsOf(ann).last().filter({ hasText: '末尾' }).waitFor()
      await listOf(ann).getByRole('button', { name: s.moreConversations }).waitFor({ state: 'detached' })
      await ann.page.reload()
      await soon(() => lastPlace(ann)).toBe('50')
      await rowsOf(ann).first().locator('[data-entry]').focus()
      await soon(async () => {
        await ann.page.keyboard.press('End')
        return ann.page.evaluate(() => document.activeElement?.closest('li')?.ariaPosInSet)
      }).toBe(ALL)
      await ann.page.reload()
      await soon(() => lastPlace(ann)).toBe('50')
      await listOf(ann).getByRole('button', { name: s.moreConversations }).press('Enter')
      await soon(() => lastPlace(ann)).not.toBe('50')

      // The search and the kinds ask the server.
      await search.fill('末尾')
      await soon(() => rowsOf(ann).count()).toBe(1)
      await rowsOf(ann).filter({ hasText: '末尾' }).waitFor()
      await search.fill('没有这个会话')
      await ann.sees(s.noneFound)
      await soon(() => rowsOf(ann).count()).toBe(0)
      await search.fill('')
      await soon(() => lastPlace(ann)).toBe('50')
      await listOf(ann).getByText(s.friends, { exact: true }).click()
      await ann.sees(s.noneOfKind)
      await listOf(ann).getByText(s.groups, { exact: true }).click()
      await soon(() => lastPlace(ann)).toBe('50')

      // One that is not listed: opened by its address, and at the top with its next message.
      await ann.open(`/personalHome/IM?id=${id}`)
      await ann.page.getByRole('heading', { name: '末尾' }).first().waitFor()
      await ann.page.getByRole('textbox', { name: s.write, exact: true }).waitFor()
      await ann.page.getByRole('complementary', { name: s.card }).waitFor()
      await soon(() => lastPlace(ann)).toBe('50')
      await soon(() => rowsOf(ann).filter({ hasText: '末尾' }).count()).toBe(0)
      expect(await violations(ann)).toEqual([])
      await bo.say(id, '展品已到')
      await ann.page.getByRole('log').getByText('展品已到').waitFor()
      await rowsOf(ann).first().filter({ hasText: '末尾' }).filter({ hasText: '展品已到' }).waitFor()
      await soon(() => rowsOf(ann).first().locator('[aria-current]').count()).toBe(1)

      // Forwarded to one that is not listed either; a found message names it.
      await ann.page.getByRole('log').getByRole('button', { name: s.messageMenu }).last().click()
      await ann.page.getByRole('menuitem', { name: s.forward, exact: true }).click()
      const to = ann.page.getByRole('dialog', { name: s.forwardTo })
      await to.getByText(s.firstListed(50), { exact: true }).waitFor()
      const name = `${LONG} ${GROUPS}`
      await to.getByRole('searchbox', { name: s.searchConversations }).fill(name)
      await soon(() => to.getByRole('listitem').count()).toBe(1)
      expect(await violations(ann)).toEqual([])
      await to.getByRole('button', { name }).click()
      await ann.sees(s.forwarded(name))
      await rowsOf(ann).first().filter({ hasText: name }).waitFor()
      await search.fill('展品已到')
      await listOf(ann).getByRole('heading', { name: s.found }).waitFor()
      // No conversation has such a name: what is listed now are messages.
      await soon(() => rowsOf(ann).count()).toBe(0)
      await listOf(ann).getByRole('button', { name: /末尾/ }).waitFor()
      await listOf(ann)
        .getByRole('button', { name: new RegExp(name) })
        .waitFor()
      expect(ann.faults).toEqual([])
    } catch (error) {
      throw await pictured(error, `list ${lang}`, [ann])
    } finally {
      await ann.leave()
      await bo.close()
    }
  },
)
