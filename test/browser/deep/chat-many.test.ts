import { expect, it } from 'vitest'
import { append, holdConversation } from '../../../src/features/talk/chat/server/events.ts'
import { t as group } from '../../../src/features/talk/chat/web/group/texts.ts'
import { t as side } from '../../../src/features/talk/chat/web/side/texts.ts'
import { t } from '../../../src/features/talk/chat/web/texts.ts'
import { performAsSystem } from '../../../src/platform/server/wire/act.ts'
import { t as ui } from '../../../src/platform/web/ui/texts.ts'
import type { Person } from '../../support/browser.ts'
import { browserSuite, pictured } from '../../support/browser-suite.ts'
import { upload } from '../../support/files.ts'
import { violations } from '../../support/pages/look.ts'
import { type CompanyPeople, company } from '../../support/personas.ts'
import { langOf } from '../../support/run.ts'
import { soon } from '../../support/soon.ts'

/** A group with hundreds of members, found messages and files; many people to choose from. */

const { h, seat } = browserSuite()

const MEMBERS = 320
const SAID = 45
const GROUPS = 80

/** The owner and a colleague by the calls, the others by SQL, since a group has at most 200: that of a demand may have more. */
async function largeGroup(firm: CompanyPeople): Promise<string> {
  const { id } = await h.ok('POST /ws/chat/group/create', { name: '大群', accountIds: [firm.member.hr.accountId] }, firm.as)
  await h.services.pool.query(
    `with made as (
       insert into account (user_type, area_code, phone, name, password_hash, whether_intact, created_at)
       select 2, '86', '177' || lpad((n + (select count(*) from account))::text, 8, '0'), '成员 ' || n, '', 'Y', now() from generate_series(1, $2::int) as n returning id, phone)
     insert into chat_member (conversation_id, account_id, from_seq, read_seq, delivered_seq, joined_at)
     select $1, id, 1, 0, 0, now() + phone::bigint % 1000 * interval '1 second' from made`,
    [id, MEMBERS - 2],
  )
  return id
}

/** Other groups, in which nothing was said. */
async function otherGroups(firm: CompanyPeople): Promise<void> {
  await h.services.pool.query(
    `with made as (
       insert into chat_conversation (kind, name, last_at, created_at)
       select 'group', '小群 ' || n, now() - n * interval '1 minute', now() from generate_series(1, $2::int) as n returning id)
     insert into chat_member (conversation_id, account_id, role, from_seq, read_seq, delivered_seq, joined_at)
     select id, $1, 'owner', 1, 0, 0, now() from made`,
    [firm.owner.accountId, GROUPS],
  )
}

/** Messages with one word and one file, which was sent in the first of them. */
async function say(firm: CompanyPeople, id: string, fileId: string): Promise<void> {
  await performAsSystem(h.services, 'many', async (act) => {
    const to = await holdConversation(act, id)
    const event = (nth: number) => ({
      kind: 'message' as const,
      senderId: firm.owner.accountId,
      content: `第${nth}份材料`,
      fileIds: [fileId],
    })
    await append(
      act,
      Array.from({ length: SAID }, (_, nth) => ({ to, event: event(nth + 1) })),
    )
  })
}

const card = (who: Person) => who.page.getByRole('complementary', { name: t.pick(who.lang).card })
/** Back at the beginning of the list, where other rows are drawn. */
const scrolledToFirst = async (within: ReturnType<typeof card>) => {
  await within.locator('li[aria-posinset="1"]').scrollIntoViewIfNeeded()
  await within.locator('li[aria-posinset="5"]').waitFor()
}
/** What the focused row says, and its place. */
const focused = (who: Person) =>
  who.page.evaluate(() => {
    const row = document.activeElement?.closest('li')
    return { place: Number(row?.ariaPosInSet), of: Number(row?.ariaSetSize), text: row?.textContent ?? '' }
  })

it.each(langOf('the last of many members'))(
  '%s: the last of many members, found messages and files is reached by the keyboard',
  async (lang) => {
    const [s, g, p] = [t.pick(lang), group.pick(lang), side.pick(lang)]
    const firm = await company(h, { roles: ['hr'] })
    const id = await largeGroup(firm)
    await otherGroups(firm)
    const file = await upload(h, firm.token, 'chatFile', 'pdf')
    await say(firm, id, file.id)
    const ann = await seat(firm, 'ann', lang)
    const key = ann.page.keyboard
    try {
      await ann.open(`/personalHome/IM?id=${id}`)
      await card(ann)
        .getByRole('heading', { name: g.members(MEMBERS), exact: true })
        .waitFor()
      const rows = card(ann).getByRole('group', { name: g.people, exact: true }).getByRole('listitem')
      await ann.until(
        'draws few rows',
        () => rows.count(),
        (n) => n > 5 && n < 60,
      )
      expect(await violations(ann)).toEqual([])

      // From the field above: into the list, down row by row, and to its ends.
      await card(ann).getByRole('searchbox', { name: s.searchNames }).focus()
      await key.press('Tab')
      await key.press('ArrowDown')
      await soon(() => focused(ann)).toMatchObject({ place: 1, of: MEMBERS })
      for (let nth = 0; nth < MEMBERS; nth++) await key.press('ArrowDown')
      await soon(() => focused(ann)).toMatchObject({ place: MEMBERS, of: MEMBERS, text: expect.stringContaining(`成员 ${MEMBERS - 2}`) })
      await key.press('Home')
      await soon(() => focused(ann)).toMatchObject({ place: 1 })
      await key.press('End')
      await key.press('ArrowUp')
      await soon(() => focused(ann)).toMatchObject({ place: MEMBERS - 1, text: expect.stringContaining(`成员 ${MEMBERS - 3}`) })

      // Scrolled far away, the row keeps the focus; what was asked for is done to it, and it keeps the focus at its new place.
      await scrolledToFirst(card(ann))
      await soon(() => focused(ann)).toMatchObject({ place: MEMBERS - 1 })
      await key.press('Tab')
      await key.press('Enter')
      await ann.find('menuitem', g.makeAdmin).focus()
      await key.press('Enter')
      await rows.nth(1).getByText(g.admin, { exact: true }).waitFor()
      await ann.until(
        'keeps the focus',
        () => focused(ann),
        ({ place }) => place === 2,
      )

      // By name there is one.
      await ann.type(s.searchNames, '成员 300', card(ann))
      await soon(() => rows.count()).toBe(1)
      await ann.type(s.searchNames, '没有这个人', card(ann))
      await card(ann).getByText(s.nobodyFound, { exact: true }).waitFor()

      // Of the conversations the last, which keeps the focus as the list is scrolled back.
      const list = ann.page.getByRole('region', { name: s.conversations })
      await list.getByRole('searchbox', { name: s.search }).focus()
      for (let nth = 0; nth <= GROUPS; nth++) await key.press('ArrowDown')
      const last = { place: GROUPS + 1, of: GROUPS + 1, text: expect.stringContaining(`小群 ${GROUPS}`) }
      // At the end of what is listed, until more is.
      await soon(async () => {
        await key.press('ArrowDown')
        return focused(ann)
      }).toMatchObject(last)
      await soon(() => list.getByRole('listitem').count()).toBeLessThan(GROUPS / 2)
      await scrolledToFirst(list)
      await soon(() => focused(ann)).toMatchObject(last)

      // Messages of all conversations, of this one, and files: page by page to the oldest.
      const toLast = async (within: ReturnType<typeof card>, last: string) => {
        await within.getByRole('button', { name: ui.pick(lang).nextPage }).focus()
        await key.press('Enter')
        await within.getByText(ui.pick(lang).pageOf(2, 3)).waitFor({ state: 'attached' })
        await key.press('Enter')
        await within.getByText(last).last().waitFor()
      }
      await list.getByRole('searchbox', { name: s.search }).fill('份材料')
      await toLast(list, '第1份材料')
      expect(await violations(ann)).toEqual([])
      await card(ann).getByRole('tab', { name: p.search }).click()
      await card(ann).getByRole('searchbox', { name: p.searchHere }).fill('份材料')
      await toLast(card(ann), '第1份材料')
      await card(ann).getByRole('tab', { name: p.files }).click()
      const files = card(ann).getByRole('tabpanel', { name: p.files })
      await toLast(files, file.name)
      await files.getByText(ui.pick(lang).pageOf(3, 3)).waitFor({ state: 'attached' })
      await ann.until(
        'sees the oldest files',
        () => files.getByRole('button', { name: p.showMessage }).count(),
        (n) => n === SAID % 20,
      )
      expect(ann.faults).toEqual([])
    } catch (error) {
      throw await pictured(error, `many ${lang}`, [ann])
    } finally {
      await ann.leave()
    }
  },
)

const CONTACTS = 70

/** Others who accepted to be contacts, their numbers behind "熟人". */
const befriend = (firm: CompanyPeople) =>
  h.services.pool.query(
    `with made as (
       insert into account (user_type, area_code, phone, name, password_hash, whether_intact, created_at)
       select 2, '86', '178' || lpad((n + (select count(*) from account))::text, 8, '0'), '熟人 ' || n, '', 'Y', now() from generate_series(1, $2::int) as n returning id, phone)
     insert into chat_contact (from_id, to_id, line, state, asked_at, ends_at)
     select id, $1, '', 'accepted', now() + phone::bigint % 1000 * interval '1 second', now() + interval '7 days' from made`,
    [firm.owner.accountId, CONTACTS],
  )

it.each(langOf('of many people some are drawn'))('%s: of many people some are drawn, and each is found by name', async (lang) => {
  const [s, g] = [t.pick(lang), group.pick(lang)]
  const firm = await company(h, { roles: ['hr'] })
  await befriend(firm)
  const ann = await seat(firm, 'ann', lang)
  try {
    await ann.open('/personalHome/IM')
    await ann.find('button', s.start).click()
    const start = ann.page.getByRole('dialog', { name: s.startWith })
    const people = start.getByRole('button', { name: /熟人/ })
    await start.getByText(s.moreFound(50, CONTACTS + 1), { exact: true }).waitFor()
    await soon(() => people.count()).toBe(49)
    expect(await violations(ann)).toEqual([])
    await ann.type(s.searchNames, '没有这个人', start)
    await start.getByText(s.nobodyFound, { exact: true }).waitFor()

    // In a new group: somebody who was not drawn at first stays chosen while another is searched for.
    await start.getByRole('button', { name: s.newGroup }).click()
    const making = ann.page.getByRole('dialog', { name: s.newGroup })
    await ann.type(g.name, '三个人', making)
    for (const name of [`熟人 ${CONTACTS}`, '熟人 33']) {
      await ann.type(s.searchNames, name, making)
      await making.getByRole('checkbox', { name, exact: true }).check()
    }
    await making.getByRole('button', { name: g.create }).click()
    await ann.until(
      'is in the group of three',
      () =>
        card(ann)
          .getByRole('heading', { name: g.members(3), exact: true })
          .count(),
      (n) => n === 1,
    )
    expect(ann.faults).toEqual([])
  } catch (error) {
    throw await pictured(error, `choices ${lang}`, [ann])
  } finally {
    await ann.leave()
  }
})
